/** Changes everything that can be changed inside a value, to see who else notices. */
export function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) scramble(inner);
  if (Array.isArray(value)) value.push('scrambled');
  else Object.assign(value, Object.fromEntries(Object.keys(value).map((key) => [key, 'scrambled'])));
}
