/** Shortens a list and keeps its capacity: after `list.length = 0` the next push would allocate again. */
export function cut(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}

/** The element at an index that exists; throws where it does not. */
export function elementAt<Element>(list: ArrayLike<Element>, index: number): Element {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
}

/** The value of a key that exists; throws where it does not. */
export function valueAt<Value>(record: Readonly<Record<string, Value>>, key: string): Value {
  const value = record[key];
  if (value === undefined) throw new RangeError(`no value for ${key}`);
  return value;
}
