/** Shortens a list and keeps its capacity: after `list.length = 0` the next push would allocate again. */
export function cut(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}
