/** The chairs whose words this page does not show, as `TABLE:chair`; until it is reloaded. */
let muted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Whether this page hides what somebody on a chair says and shows. */
export function isMuted(table: string, chair: number | undefined): boolean {
  return muted.has(`${table}:${chair}`);
}

/** Hides what somebody on a chair says, or shows it again. */
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
