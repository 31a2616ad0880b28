# label: output limit
import os
import time

os.chdir(os.environ['HOME'])
for number in range(100000):
    if number > 250:
        time.sleep(0.01)
    os.mkdir('d')
    os.chdir('d')
