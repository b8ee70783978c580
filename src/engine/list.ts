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

/**
 * The same where playouts run, as `present(list[index])`: V8 learns the types of an access at its own place, and of the
 * one in `elementAt` it has seen too many.
 */
export function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('a value that must exist is missing');
  return value;
}

/** The value of a key that exists; throws where it does not. */
export function valueAt<Value>(record: Readonly<Record<string, Value>>, key: string): Value {
  const value = record[key];
  if (value === undefined) throw new RangeError(`no value for ${key}`);
  return value;
}

/** Adds to the number at an index that exists. */
export function addAt(numbers: number[], index: number, amount: number): void {
  numbers[index] = present(numbers[index]) + amount;
}

/** The elements with the highest figure, in their order. */
export function best<Element>(list: readonly Element[], figure: (element: Element) => number): Element[] {
  const most = Math.max(...list.map(figure));
  return list.filter((element) => figure(element) === most);
}
