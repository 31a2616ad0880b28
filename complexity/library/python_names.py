"""Python's spelled names of library operations: builtins, module functions, methods."""

import string

BUILTINS: dict[str, str] = {
    "abs": "abs", "all": "all_of", "any": "any_of", "bin": "bin", "bool": "bool",
    "bytearray": "to_list", "bytes": "encode", "chr": "chr", "dict": "to_dict",
    "divmod": "divmod", "enumerate": "enumerate", "exit": "exit", "filter": "filter",
    "float": "float", "format": "format", "frozenset": "to_set", "getattr": "math",
    "hasattr": "type", "hash": "hash", "hex": "bin", "id": "math", "input": "read_line",
    "int": "int", "isinstance": "type", "issubclass": "type", "iter": "iter", "len": "len",
    "list": "to_list", "map": "map", "max": "max", "min": "min", "next": "next", "oct": "bin",
    "ord": "ord", "pow": "pow", "print": "write_line", "quit": "exit", "range": "range",
    "repr": "str", "reversed": "reversed", "round": "rounded", "set": "to_set", "slice": "math",
    "sorted": "sorted", "str": "str", "sum": "sum_of", "tuple": "to_tuple", "type": "type",
    "xrange": "range", "raw_input": "read_line", "zip": "zip", "complex": "math", "open": "id",
    "memoryview": "id", "object": "math",
}  # fmt: skip

_MATH_CONSTANT_TIME = (
    "acos asin atan atan2 copysign cos cosh degrees dist exp fabs fmod frexp hypot "
    "isclose isfinite isinf isnan ldexp modf radians sin sinh tan tanh"
)

_REGEX = "compile findall finditer fullmatch match search split sub"

MODULES: dict[str, dict[str, str]] = {
    "math": {
        **dict.fromkeys(_MATH_CONSTANT_TIME.split(), "math"),
        **dict.fromkeys(("log", "log2", "log10", "log1p"), "logarithm"),
        **dict.fromkeys(("ceil", "floor", "trunc"), "rounded"),
        "comb": "comb", "factorial": "factorial", "fsum": "sum_of", "gcd": "gcd",
        "isqrt": "isqrt", "lcm": "lcm", "perm": "comb", "pow": "math", "prod": "prod_of",
        "sqrt": "sqrt",
    },
    "fractions": {"gcd": "gcd", "Fraction": "math"},
    "decimal": {"Decimal": "math", "getcontext": "setting"},
    "heapq": {
        "heapify": "heapify", "heappop": "heap_pop", "heappush": "heap_push",
        "heappushpop": "heap_replace", "heapreplace": "heap_replace", "nlargest": "n_largest",
        "nsmallest": "n_largest", "merge": "merge",
    },
    "bisect": {
        "bisect": "upper_bound", "bisect_left": "lower_bound", "bisect_right": "upper_bound",
        "insort": "insort", "insort_left": "insort", "insort_right": "insort",
    },
    "collections": {
        "Counter": "to_counter", "OrderedDict": "to_dict", "defaultdict": "default_dict",
        "deque": "to_deque",
    },
    "itertools": {
        "accumulate": "accumulate", "chain": "chain", "combinations": "combinations",
        "combinations_with_replacement": "combinations", "compress": "filter", "count": "range",
        "cycle": "repeat", "dropwhile": "filter", "filterfalse": "filter", "groupby": "group_by",
        "islice": "islice", "pairwise": "pairwise", "permutations": "permutations",
        "product": "product", "repeat": "repeat", "starmap": "map", "takewhile": "filter",
        "tee": "iter", "zip_longest": "zip",
    },
    "functools": {
        "cmp_to_key": "compare_key", "partial": "partial", "reduce": "reduce", "cache": "cache",
        "lru_cache": "cache",
    },
    "operator": {
        "attrgetter": "item_getter", "itemgetter": "item_getter", "add": "math", "mul": "math",
        "sub": "math", "xor": "math", "or_": "math", "and_": "math",
    },
    "copy": {"copy": "copy", "deepcopy": "deep_copy"},
    "random": dict.fromkeys(["random", "randint", "randrange", "uniform", "getrandbits"], "random")
    | {"choice": "random", "seed": "setting", "shuffle": "shuffle", "sample": "copy"},
    "time": dict.fromkeys(["time", "perf_counter", "process_time", "monotonic"], "clock"),
    "string": {},
    "sys": {
        "exit": "exit", "setrecursionlimit": "set_recursion_limit", "getsizeof": "math",
        "getrecursionlimit": "math", "set_int_max_str_digits": "setting", "gettrace": "math",
        "setcheckinterval": "setting", "setswitchinterval": "setting",
    },
    "os": {
        "_exit": "exit", "read": "read_all", "write": "write", "getenv": "math",
        "fstat": "math", "system": "setting", "getcwd": "math", "cpu_count": "math",
    },
    "os.path": dict.fromkeys(["exists", "isfile", "isdir", "join", "dirname", "abspath",
                              "basename", "realpath"], "math"),
    "os.environ": {"get": "math"},
    "atexit": {"register": "setting"},
    "datetime": {"timedelta": "math", "date": "math"},
    "datetime.datetime": dict.fromkeys(["now", "today", "utcnow"], "clock"),
    "gc": dict.fromkeys(["disable", "enable", "freeze", "set_threshold"], "setting"),
    "resource": {"setrlimit": "setting"},
    "platform": {"system": "math"},
    "warnings": dict.fromkeys(["filterwarnings", "simplefilter"], "setting"),
    "threading": {"Thread": "thread", "stack_size": "setting"},
    "re": dict.fromkeys(_REGEX.split(), "regex"),
    "builtins": BUILTINS,
    "typing": {},
    "io": {"BytesIO": "id", "StringIO": "id", "IOBase": "math"},
    "statistics": {"mean": "sum_of", "median": "sorted", "mode": "to_counter"},
}  # fmt: skip

TEXTS: dict[str, str] = {
    "string.ascii_lowercase": string.ascii_lowercase,
    "string.ascii_uppercase": string.ascii_uppercase,
    "string.ascii_letters": string.ascii_letters,
    "string.digits": string.digits,
    "string.hexdigits": string.hexdigits,
    "string.octdigits": string.octdigits,
    "string.punctuation": string.punctuation,
    "string.printable": string.printable,
    "string.whitespace": string.whitespace,
}
"""Constants of the library that are texts."""

STREAM_OBJECTS = ("sys.stdin", "sys.stdout", "sys.stderr")

STREAMS: dict[str, str] = {
    "sys.stdin.readline": "read_line",
    "sys.stdin.buffer.readline": "read_line",
    "sys.stdin.read": "read_all",
    "sys.stdin.buffer.read": "read_all",
    "sys.stdin.readlines": "read_lines",
    "sys.stdin.buffer.readlines": "read_lines",
    "sys.stdout.write": "write",
    "sys.stdout.buffer.write": "write",
    "sys.stdout.writelines": "write",
    "sys.stderr.write": "write",
    "sys.stdout.flush": "flush",
}

METHODS: dict[str, str] = {
    "add": "set_add", "append": "push_back", "appendleft": "push_front", "capitalize": "lower",
    "casefold": "lower", "center": "format", "clear": "clear", "copy": "copy", "count": "count_of",
    "decode": "decode", "difference": "difference", "difference_update": "update",
    "discard": "erase_key", "elements": "elements", "encode": "encode", "endswith": "starts_with",
    "extend": "extend", "extendleft": "extend", "find": "find", "format": "format", "get": "get",
    "index": "find", "insert": "insert_at", "intersection": "intersection",
    "intersection_update": "update", "isalnum": "char_test", "isalpha": "char_test",
    "isdecimal": "char_test", "isdigit": "char_test", "isdisjoint": "is_subset",
    "islower": "char_test", "isnumeric": "char_test", "isspace": "char_test",
    "issubset": "is_subset", "issuperset": "is_subset", "isupper": "char_test", "items": "items",
    "iteritems": "items", "join": "join", "keys": "keys", "ljust": "format", "lower": "lower",
    "lstrip": "strip", "most_common": "sorted", "move_to_end": "set_add",
    "partition": "split", "pop": "pop_back",
    "popitem": "pop_any", "popleft": "pop_front", "remove": "erase_value", "removeprefix": "strip",
    "removesuffix": "strip", "replace": "replace", "reverse": "reverse", "rfind": "rfind",
    "rindex": "rfind", "rjust": "format", "rotate": "rotate", "rsplit": "split", "rstrip": "strip",
    "setdefault": "set_default", "sort": "sort", "split": "split", "splitlines": "split_lines",
    "startswith": "starts_with", "strip": "strip", "swapcase": "lower",
    "symmetric_difference": "symmetric_difference", "title": "lower", "translate": "translate",
    "union": "union", "update": "update", "upper": "lower", "values": "values",
    "zfill": "format", "bit_length": "bit_length", "bit_count": "popcount",
    "from_iterable": "flatten", "total_seconds": "math", "timestamp": "math",
    "readline": "read_line", "readlines": "read_lines", "read": "read_all", "write": "write",
    "close": "setting", "flush": "flush", "__len__": "len", "__contains__": "contains",
    "__getitem__": "get", "maketrans": "to_dict", "to_bytes": "encode", "is_integer": "math",
    "expandtabs": "replace", "writelines": "write",
}  # fmt: skip
