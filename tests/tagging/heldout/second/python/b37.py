import json
def load(path):
    with open(path) as f:
        data = json.load(f)
    rows = []
    for item in data["items"]:
        if item.get("active"):
            rows.append((item["name"].strip().lower(), float(item["price"])))
    rows.sort()
    return rows
def total(rows, tax):
    return round(sum(p for _, p in rows) * (1 + tax), 2)
