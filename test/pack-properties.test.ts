import { describe, expect, test } from 'vitest';
import { elementAt } from '../src/engine/list.ts';
import { BOXES } from '../src/games/index.ts';
import { fc } from './properties.ts';

type Step = string | number;

/** The paths of all values in some JSON. */
function placesIn(json: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof json !== 'object' || json === null) return [at];
  return [at, ...Object.entries(json).flatMap(([name, value]) => placesIn(value, [...at, name]))];
}

/** A copy with another value at a path, or without it. */
function changedAt(json: unknown, [step, ...rest]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = structuredClone(json) as Record<Step, unknown>;
  if (rest.length > 0) copy[step] = changedAt(copy[step], rest, value);
  else if (value === undefined && Array.isArray(copy)) copy.splice(Number(step), 1);
  else if (value === undefined) delete copy[step];
  else copy[step] = value;
  return copy;
}

/** Values that a mistake leaves in a pack; undefined removes one. */
const mistakes = fc.oneof(
  fc.constantFrom(undefined, null, 0, -1, 1.5, 1e9, '', 'unknown', [], {}, true),
  fc.jsonValue({ maxDepth: 1 }),
);

describe.each(Object.values(BOXES).map((box) => [box.id, box] as const))('%s', (_id, box) => {
  const standard: unknown = JSON.parse(JSON.stringify(box.standardPack));
  const places = placesIn(standard);

  test('a pack with any mistake is either explained or can be opened; nothing is thrown', () => {
    fc.assert(
      fc.property(fc.nat(places.length - 1), mistakes, (nth, value) => {
        const check = box.checkPack(changedAt(standard, elementAt(places, nth), value));
        if (check.kind === 'valid') return box.open(check.pack) !== undefined;
        return (
          check.mistakes.length > 0 && check.mistakes.every(({ at, what }) => typeof at === 'string' && what !== '')
        );
      }),
    );
  });

  test('arbitrary JSON is explained', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(box.checkPack(raw)).toMatchObject({ kind: 'invalid' });
      }),
    );
  });
});
