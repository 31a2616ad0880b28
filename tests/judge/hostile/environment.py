# label: ok
# prints: held
import os

allowed = {'PATH', 'HOME', 'LANG', 'LC_CTYPE', 'PWD', 'TMPDIR', 'PYTHONHASHSEED',
           'OPENBLAS_NUM_THREADS', 'OMP_NUM_THREADS', 'PYTHONPATH'}
print(sorted(set(os.environ) - allowed) or 'held')
