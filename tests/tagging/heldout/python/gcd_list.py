def gcd(a, b):
    while b:
        a, b = b, a % b
    return a

def gcd_of_all(values):
    g = 0
    for v in values:
        g = gcd(g, v)
    return g
