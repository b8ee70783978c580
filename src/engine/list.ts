/** Shortens a list and keeps its memory: after `list.length = 0` the next push would have to ask for new. */
export function cut(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}
