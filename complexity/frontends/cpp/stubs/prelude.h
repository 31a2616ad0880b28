// What judges put in front of function-style solutions.
#pragma once

#include "std.h"

using namespace std;
