/** All distinct sublists of a sorted list; each is sorted, the empty one comes first. */
export function partsOf(list: readonly number[]): number[][] {
  let parts: number[][] = [[]];
  for (let place = 0; place < list.length; ) {
    const value = list[place];
    let copies = 0;
    while (list[place + copies] === value) copies += 1;
    parts = parts.flatMap((part) =>
      Array.from({ length: copies + 1 }, (_, taken) => [...part, ...Array.from({ length: taken }, () => value)]),
    );
    place += copies;
  }
  return parts;
}

/** Whether a sorted list is contained in another. */
export function isPartOf(part: readonly number[], list: readonly number[]): boolean {
  let place = 0;
  for (const value of part) {
    while (place < list.length && list[place] < value) place += 1;
    if (list[place] !== value) return false;
    place += 1;
  }
  return true;
}

/** A sorted list without some of it. */
export function without(list: readonly number[], part: readonly number[]): number[] {
  const left = list.slice();
  for (const value of part) {
    const place = left.indexOf(value);
    if (place !== -1) left.splice(place, 1);
  }
  return left;
}
