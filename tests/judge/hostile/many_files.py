# label: output limit
import itertools
import os
import time

os.chdir(os.environ['HOME'])
for number in itertools.count():
    if number > 250:
        time.sleep(0.01)
    try:
        open(str(number), 'w').close()
    except OSError:
        time.sleep(0.01)
