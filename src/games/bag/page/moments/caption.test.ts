import { beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../../../engine/text.ts';
import { bagBox } from '../../box.ts';
import { adventurerOf, type BagEvent, type BagState } from '../../rules/state.ts';
import { dungeon, EAST, go, make, ROLL } from '../../rules/testing/testing.ts';
import { sceneOf } from '../testing/scene.ts';
import { bagText } from '../text/text.ts';
import { captionOf } from './caption.ts';

const NAMES = ['Ruggero', 'Ada'];

beforeAll(async () => {
  for (const locale of LOCALES) await bagText.fetch(locale);
});

function captions(state: BagState, events: readonly BagEvent[]): (string | undefined)[] {
  const started: BagEvent = {
    kind: 'turn-started',
    who: { number: 0, seat: 0, character: adventurerOf(state, 0).character },
    ap: 5,
    round: 1,
    last: false,
  };
  const seen = [started, ...events].map((event, seq) => ({ seq, event }));
  return [
    captionOf(sceneOf(state, 1, { names: NAMES }), seen),
    captionOf(sceneOf(state, 1, { names: NAMES, locale: 'it' }), seen),
    captionOf(sceneOf(state, 0, { names: NAMES }), seen),
  ];
}

test('somebody else’s turn is one line, which grows with each action; one’s own has none', () => {
  const state = dungeon({ map: '┼Sab ─2m', monsters: ['troll'], heroes: [{ health: 2, skillUsed: 1 }, {}] });
  const events = make(state, go(EAST));
  expect(captions(state, events)).toEqual(['Ruggero meets a Troll.', 'Ruggero incontra un Troll.', undefined]);

  const fall = make(state, ROLL, 1, 2, 6, 6);
  // As far as it has been shown when the next turn begins.
  events.push(
    ...fall.slice(
      0,
      fall.findIndex(({ kind }) => kind === 'turn-ended'),
    ),
  );
  expect(captions(state, events)).toEqual([
    'Ruggero meets a Troll and falls.',
    'Ruggero incontra un Troll e cade.',
    undefined,
  ]);
});

test('[BD-50] a spell is used, only a bow shoots; there is only one Red Dragon', () => {
  const who = { number: 0, seat: 0, character: 0 };
  const state = dungeon({ map: '┼Sab' });
  const numberOf = (pieces: readonly { id: string }[], id: string) => pieces.findIndex((piece) => piece.id === id);
  const { items, monsters } = bagBox.standardPack;
  const shot = (id: string): BagEvent => ({
    kind: 'shot',
    who,
    item: numberOf(items, id),
    place: 0,
    rolls: [3],
    damage: 3,
    deadly: false,
  });
  expect(captions(state, [shot('fireball')]).slice(0, 2)).toEqual([
    'Ruggero uses the Fireball.',
    'Ruggero usa la Palla di fuoco.',
  ]);
  expect(captions(state, [shot('bow')]).slice(0, 2)).toEqual([
    'Ruggero shoots an arrow.',
    'Ruggero scocca una freccia.',
  ]);
  const dragon: BagEvent = { kind: 'fight-started', who, place: 0, monster: numberOf(monsters, 'red-dragon') };
  expect(captions(state, [dragon])[0]).toBe('Ruggero meets the Red Dragon.');
});
