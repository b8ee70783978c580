import { readStoredList, writeStored } from '../storage.ts';

/** A group that this device's owner is in. */
export interface KeptGroup {
  code: string;
  /** The other members, by their names at the last visit. */
  names: string[];
  /** The last visit, in ms. */
  at: number;
}

const KEY = 'undercroft.groups';
const MOST = 20;

/** The groups of this device, the last visited first. */
export function keptGroups(): KeptGroup[] {
  return readStoredList(KEY, isKeptGroup).sort((one, other) => other.at - one.at);
}

export function rememberGroup(group: KeptGroup): void {
  const others = keptGroups().filter(({ code }) => code !== group.code);
  writeStored(KEY, JSON.stringify([group, ...others].slice(0, MOST)));
}

export function forgetGroup(code: string): void {
  writeStored(KEY, JSON.stringify(keptGroups().filter((group) => group.code !== code)));
}

function isKeptGroup(raw: unknown): raw is KeptGroup {
  if (typeof raw !== 'object' || raw === null) return false;
  const { code, names, at } = raw as Record<string, unknown>;
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return typeof code === 'string' && areNames && typeof at === 'number';
}
