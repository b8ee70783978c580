import { keptList } from '../storage.ts';

/** A group that this device's owner is in. */
export interface KeptGroup {
  code: string;
  /** The other members, by their names at the last visit. */
  names: string[];
  /** The last visit, in ms. */
  at: number;
}

const groups = keptList('undercroft.groups', { most: 20, isKept: isKeptGroup });

/** The groups of this device, the last visited first. */
export const keptGroups = groups.all;
export const rememberGroup = groups.keep;
export const forgetGroup = groups.forget;

function isKeptGroup(raw: unknown): raw is KeptGroup {
  if (typeof raw !== 'object' || raw === null) return false;
  const { code, names, at } = raw as Record<string, unknown>;
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return typeof code === 'string' && areNames && typeof at === 'number';
}
