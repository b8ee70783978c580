/** Mutates everything inside a value, to test that nothing else shares it. */
export function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) scramble(inner);
  if (Array.isArray(value)) value.push('scrambled');
  else Object.assign(value, Object.fromEntries(Object.keys(value).map((key) => [key, 'scrambled'])));
}
