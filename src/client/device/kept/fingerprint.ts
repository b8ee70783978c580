/** SHA-256 of the bytes of a hex string; undefined if the browser cannot compute it. */
export async function fingerprint(hex: string): Promise<string | undefined> {
  if (crypto.subtle === undefined) return undefined;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
