/** The muted chairs, as `TABLE:chair`; until the page is reloaded. */
let muted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Whether this page hides the chat and reactions of somebody on a chair. */
export function isMuted(table: string, chair: number | undefined): boolean {
  return muted.has(`${table}:${chair}`);
}

/** Mutes somebody on a chair, or unmutes them. */
export function mute(table: string, chair: number, wanted: boolean): void {
  const others = [...muted].filter((one) => one !== `${table}:${chair}`);
  muted = new Set(wanted ? [...others, `${table}:${chair}`] : others);
  for (const listener of listeners) listener();
}

/** Subscribes to changes. */
export function onMuted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
