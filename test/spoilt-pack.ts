import type { PackCheck } from '../src/engine/game.ts';

type Raw = Record<string, unknown>;

/** A pack with other values at some paths, such as `cards[3].name.it`; `undefined` removes a field. */
export function packWith(pack: unknown, changes: Raw): unknown {
  const copy = structuredClone(pack) as Raw;
  for (const [place, value] of Object.entries(changes)) {
    const path = place.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
    const last = path.pop() ?? '';
    const target = path.reduce<Raw>((part, name) => part[name] as Raw, copy);
    if (value === undefined) delete target[last];
    else target[last] = value;
  }
  return copy;
}

/** What is wrong with a pack: each mistake with its place. */
export function mistakesIn(check: PackCheck<unknown>): string[] {
  return check.kind === 'valid' ? [] : check.mistakes.map(({ at, what }) => `${at}: ${what}`);
}
