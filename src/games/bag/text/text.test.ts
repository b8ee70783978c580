import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../client/kit/table/log/log-turns.ts';
import { elementAt } from '../../../engine/list.ts';
import { fastRng } from '../../../engine/rng.ts';
import { LOCALES, type Locale } from '../../../engine/text.ts';
import { bagBox } from '../box.ts';
import type { BagEvent, Someone, Sum } from '../rules/event.ts';
import { game, item, lookup, monster, tile } from '../rules/testing/testing.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { nameById } from './text-names.ts';
import type { ToldEvent } from './walks.ts';

const BAG_TEXT = { en, it };

const ada: Someone = { number: 0, seat: 0, character: 0 };
const bruno: Someone = { number: 1, seat: 1, character: 1 };
const NAMES = ['Ada', 'Bruno'];
const sum: Sum = { dice: [4, 5], times: 1, plus: 2, total: 11 };
const critical: Sum = { dice: [4, 4], times: 2, why: 'critical', plus: 0, total: 16 };

/** One event of each kind and variant. */
const EVENTS = {
  'set-up': [{ first: ada }, { first: ada, scroll: 2 }],
  'character-chosen': [{ who: bruno }],
  'turn-started': [
    { who: ada, ap: 5, round: 2, last: false },
    { who: ada, ap: 5, round: 2, last: true },
  ],
  walked: [{ who: ada, from: 0, to: 1, ap: 4 }],
  walk: [
    { who: ada, to: 1, ap: 4, steps: 1, side: 0 },
    { who: ada, to: 1, ap: 1, steps: 3 },
  ],
  'tile-drawn': [{ who: ada, tile: tile('m2'), ap: 4 }],
  'tile-laid': [1, 7].map((left) => ({ who: ada, tile: tile('m2'), place: 1, side: 1, turn: 0, left })),
  'lost-the-way': [{ who: ada, tile: tile('corner') }],
  'stack-used-up': [{}, { exit: 4 }],
  'ring-appeared': [{ who: ada, rolls: [3, 4], number: 7, place: 2, guarded: 'token', rounds: 9 }],
  trembled: [
    { rounds: 1, why: 'ring' },
    { rounds: 3, why: 'quiet' },
  ],
  'monster-revealed': [{ who: ada, place: 1, monster: monster('troll'), health: 10, dice: 2, plus: 4 }],
  'dragon-appeared': [{ place: 3, health: 20, dice: 4 }],
  looked: [
    { who: ada, place: 1, monster: monster('troll') },
    { who: ada, place: 1, monster: 'face-down' },
  ],
  'fight-started': [
    { who: ada, place: 1, monster: monster('troll') },
    { who: ada, place: 1, against: bruno },
  ],
  rolled: [
    { who: ada, sum: sum, monster: monster('troll'), foe: sum },
    { who: ada, partner: bruno, sum: critical, against: bruno, foe: { ...sum, why: 'skill', times: 2 } },
  ],
  rerolled: [{ who: ada, whose: bruno, item: item('imps-teeth') }],
  doubled: [{ who: ada, sum: sum, foe: sum }],
  'round-tied': [{}],
  'monster-hurt': [{ monster: monster('troll'), damage: 3, left: 7, place: 1 }],
  'attack-held': [{ monster: monster('troll') }],
  blocked: [{ who: ada, damage: 5, less: 2 }],
  hurt: [
    { who: ada, damage: 3, left: 7, cause: { kind: 'monster', monster: monster('troll') } },
    { who: ada, damage: 3, left: 7, cause: { kind: 'rush', monster: monster('troll') } },
    { who: ada, damage: 3, left: 7, cause: { kind: 'reach', monster: monster('reacher') } },
    { who: ada, damage: 3, left: 7, cause: { kind: 'half' } },
    { who: ada, damage: 3, left: 7, cause: { kind: 'item', item: item('spear-trap') } },
    { who: ada, damage: 3, left: 7, cause: { kind: 'spikes' } },
    { who: ada, damage: 1, left: 7, cause: { kind: 'escape' } },
    { who: ada, damage: 3, left: 7, cause: { kind: 'adventurer', who: 1 }, by: bruno },
  ],
  warded: [{ who: bruno, damage: 6 }],
  slain: [0, 1, 2].map((items) => ({ who: ada, monster: monster('troll'), place: 1, items })),
  died: [
    { who: ada, place: 1, lives: 2, insured: false, lost: true },
    { who: ada, place: 1, lives: 2, insured: false },
    { who: ada, place: 1, lives: 1, insured: true },
    { who: ada, place: 1, lives: 0, insured: false },
  ],
  'things-left': (['tile', 'pool', 'aside', 'start'] as const).map((where) => ({
    who: ada,
    items: [item('torch'), item('bomb')],
    ring: true,
    where,
  })),
  'escaped-fight': [{ who: ada, to: 1, ap: 2 }],
  fled: [
    { who: ada, from: bruno, to: 1 },
    { who: ada, from: bruno, to: 1, kill: monster('troll') },
  ],
  tagged: [1, 3].map((way) => ({ who: ada, called: bruno, way })),
  'tag-answered': [
    { who: bruno, yes: true },
    { who: bruno, yes: false, roll: 2 },
  ],
  'stepped-in': [{ who: bruno }],
  'partner-named': [{ who: ada, partner: bruno }],
  shot: [
    { who: ada, item: item('bow'), place: 1, rolls: [6], damage: 6, deadly: true },
    { who: ada, item: item('fireball'), place: 1, at: bruno, rolls: [1, 2, 3], damage: 6, deadly: false },
  ],
  used: [
    { who: ada, item: item('teleport') },
    { who: ada, item: item('teleport'), on: bruno },
  ],
  healed: [
    { who: ada, rolls: [3, 4], health: 7, left: 9, with: 'potion' },
    { who: ada, by: bruno, health: 7, left: 9, with: 'cure' },
  ],
  'ap-lost': [1, 2].map((ap) => ({ who: ada, ap, left: 3 })),
  transported: [{ who: ada, to: 4 }],
  'item-drawn': [
    { who: ada, item: item('torch'), from: 'tile' },
    { who: ada, item: 'face-down', from: 'fight' },
  ],
  'bag-empty': [{ who: ada }],
  'drawn-again': [{ who: ada, item: item('magic-vine') }],
  'trap-sprung': [{ who: ada, item: item('spear-trap'), rolls: [4] }],
  'chest-opened': [true, false].map((harm) => ({ who: ada, item: item('small-chest'), roll: 2, harm })),
  'spikes-met': [
    { who: ada, roll: 2 },
    { who: ada, item: item('torch') },
  ],
  taken: [
    { who: ada, item: item('torch'), place: 1 },
    { who: ada, item: 'ring', place: 1 },
  ],
  dropped: [{ who: ada, item: item('torch'), place: 1 }],
  worn: [
    { who: ada, item: item('torch') },
    { who: ada, item: item('loyal-bear') },
  ],
  stowed: [{ who: ada, item: item('torch') }],
  'worn-out': [{ who: ada, item: item('rusty-armour') }],
  shown: [true, false].map((open) => ({ who: ada, open })),
  'bear-left': [{ who: ada, item: item('loyal-bear') }],
  offered: [{ who: ada, to: bruno }],
  'called-off': [{ who: ada, to: bruno }],
  'trade-answered': [
    { who: bruno, from: ada, yes: true, given: item('torch'), got: 'nothing' },
    { who: bruno, from: ada, yes: false, given: 'face-down', got: 'face-down' },
  ],
  clawed: [{ who: ada, from: bruno, item: 'ring' }],
  'kill-handed-over': [{ who: ada, to: bruno, monster: monster('troll') }],
  'paid-fred': [{ who: ada, items: [item('torch')], kills: [] }],
  'put-back': [{ who: ada }],
  rushed: [1, 4].map((roll) => ({ monster: monster('troll'), from: 3, to: 0, roll, at: ada })),
  'left-the-dungeon': [true, false].map((ring) => ({ who: ada, ring })),
  'ring-delivered': [{ who: ada, place: 0 }],
  'turn-ended': [{ who: ada }],
  'monsters-rested': [{}],
  'game-over': (['ring-out', 'quest', 'all-lost', 'collapse', 'flood', 'quest-failed'] as const).map(
    (ending, index) => ({ ending, winners: [0, 1].slice(0, index % 3) }),
  ),
} satisfies { [Kind in ToldEvent['kind']]: Omit<ToldEvent & { kind: Kind }, 'kind'>[] };

const all = Object.entries(EVENTS).flatMap(([kind, events]) => events.map((event) => ({ kind, ...event }) as BagEvent));

describe.each(LOCALES)('in %s', (locale) => {
  const text = BAG_TEXT[locale];
  const { tell } = bagBox.teller(bagBox.standardPack, locale);

  test.each(all)('the log tells $kind', (event) => {
    const sentence = tell(event, NAMES) ?? '';

    expect(sentence).toMatch(/^[A-ZÀ-Ù0-9«].*[.!]$/);
    expect(sentence).not.toMatch(/undefined|NaN|\[object|\s{2}| [.,:]/);
  });

  test.each(all)('the log says “you” to the person $kind is about', (event) => {
    for (const [you, name] of NAMES.entries()) {
      const sentence = tell(event, NAMES, you) ?? '';

      expect(sentence).toMatch(/^[A-ZÀ-Ù0-9«].*[.!]$/);
      expect(sentence).not.toContain(name);
    }
  });

  test.each(all)('$kind reads well without the name at its beginning, which a turn’s heading has', (event) => {
    for (const you of [undefined, 0, 1]) {
      for (const sentence of sentencesOf(tell(event, NAMES, you) ?? '')) {
        const name = NAMES.find((one) => sentence.startsWith(`${one} `));
        if (name !== undefined) expect(sentence.slice(name.length + 1)).toMatch(/^(?!and |e )\p{L}/u);
      }
    }
  });

  test('items that follow somebody are neither equipped nor picked up from the floor', () => {
    const told = (['worn', 'taken', 'dropped'] as const).map((kind) =>
      ['loyal-bear', 'captive'].map((id) => tell({ kind, who: ada, item: item(id), place: 1 }, NAMES, 0)),
    );

    expect(told.flat()).toEqual(
      {
        en: [
          ...['The Loyal Bear follows you.', 'The Captive follows you.'],
          ...['You take the Loyal Bear along.', 'You take the Captive along.'],
          ...['You leave the Loyal Bear here.', 'You leave the Captive here.'],
        ],
        it: [
          ...['L’Orso fedele ti segue.', 'Il Prigioniero ti segue.'],
          ...['Prendi con te l’Orso fedele.', 'Prendi con te il Prigioniero.'],
          ...['Lasci qui l’Orso fedele.', 'Lasci qui il Prigioniero.'],
        ],
      }[locale],
    );
  });

  test('a round is logged with its whole sum', () => {
    const sentence = tell({ kind: 'rolled', who: ada, sum: critical, monster: monster('troll'), foe: sum }, NAMES);

    expect(sentence).toContain('(4 + 4) × 2 = 16');
    expect(sentence).toContain('4 + 5 + 2 = 11');
  });

  test('alone, adventurers are called by their characters', () => {
    expect(tell({ kind: 'turn-ended', who: bruno }, ['Ada'])).toContain(elementAt(lookup.characters, 1).name[locale]);
  });

  test('every piece has a text about its effect', () => {
    const nameOf = nameById(bagBox.standardPack, locale);
    const told = [
      ...lookup.items.map(text.item),
      ...lookup.monsters.map(text.monster),
      ...lookup.tiles.map(text.tile),
      ...lookup.characters.map(text.skill),
      ...lookup.scrolls.map((card) => text.scroll(card, nameOf)),
    ];
    for (const sentence of told) expect(sentence).toMatch(/^[A-ZÀ-Ù0-9+].*\.$/);
    expect(told.join(' ')).not.toMatch(/undefined|NaN|\[object|\s{2}/);
  });
});

/** A sentence in both languages, as a bystander reads it. */
const inBoth = (event: ToldEvent) =>
  LOCALES.map((locale) => bagBox.teller(bagBox.standardPack, locale).tell(event, NAMES));

test('an adventurer who heals themselves thanks nobody for it, and a patient thanks the Healer', () => {
  const healed = { kind: 'healed', who: bruno, health: 5, left: 9, with: 'cure' } as const;

  expect(inBoth({ ...healed, by: bruno })).toEqual([
    'Bruno gains 5 health: 9 now.',
    'Bruno recupera 5 punti salute: ora sono 9.',
  ]);
  expect(inBoth({ ...healed, by: ada })).toEqual([
    'Bruno gains 5 health, thanks to Ada: 9 now.',
    'Bruno recupera 5 punti salute, grazie ad Ada: ora sono 9.',
  ]);
});

test('items and monsters have their article, and a name that has one keeps it', () => {
  const drawn = { kind: 'item-drawn', who: ada, from: 'fight' } as const;

  expect(inBoth({ ...drawn, item: item('dragonlance') })).toEqual([
    'Ada draws the Dragonlance from the bag.',
    'Ada pesca la Lancia del drago dal sacchetto.',
  ]);
  expect(inBoth({ ...drawn, item: 'face-down' })[0]).toBe('Ada draws something from the bag.');
  expect(inBoth({ kind: 'dropped', who: ada, item: 'ring', place: 0 })[0]).toBe('Ada puts down the Ring of Creation.');
});

test('what was clawed is named only to those who saw it', () => {
  const clawed = { kind: 'clawed', who: ada, from: bruno } as const;

  expect(inBoth({ ...clawed, item: item('torch') })).toEqual([
    'Ada claws the Torch from Bruno.',
    'Ada strappa la Torcia a Bruno.',
  ]);
  expect(inBoth({ ...clawed, item: 'face-down' })).toEqual([
    'Ada claws something from Bruno.',
    'Ada strappa qualcosa a Bruno.',
  ]);
});

test('armour that breaks is somebody’s', () => {
  const event = { kind: 'worn-out', who: ada, item: item('rusty-armour') } as const;

  expect(inBoth(event)[1]).toBe('Ad Ada va in pezzi l’Armatura arrugginita.');
  expect(bagBox.teller(bagBox.standardPack, 'it').tell(event, NAMES, 0)).toBe('Ti va in pezzi l’Armatura arrugginita.');
  expect(bagBox.teller(bagBox.standardPack, 'it').tell({ ...event, who: bruno }, ['Ada'])).toBe(
    'Al Nano va in pezzi l’Armatura arrugginita.',
  );
});

test('[BD-98] death in the last turn says that the adventurer is lost, and does not mention lives', () => {
  const died = { kind: 'died', who: ada, place: 1, lives: 2, insured: false } as const;

  expect(inBoth({ ...died, lost: true })).toEqual([
    'Ada dies and is lost in the dungeon.',
    'Ada muore e resta per sempre nel dungeon.',
  ]);
  expect(inBoth(died)[0]).toBe('Ada dies: 2 lives left.');
});

test('[BD-105] cards say when they work: the Health Potion, the Cloak and the Elf’s bow', () => {
  const itemCard = (id: string) => elementAt(lookup.items, item(id));
  const elf = elementAt(
    lookup.characters.filter(({ id }) => id === 'elf'),
    0,
  );

  expect(LOCALES.map((locale) => BAG_TEXT[locale].item(itemCard('health-potion')))).toEqual([
    'For free, in your turn, before a round, or when a wound would kill you: you gain 2 dice of health.',
    'Gratis, nel tuo turno, prima di un assalto o quando una ferita ti ucciderebbe: recuperi 2 dadi di salute.',
  ]);
  expect(BAG_TEXT.en.item(itemCard('invisibility-cloak'))).toContain('while you have AP for another step');
  expect(BAG_TEXT.en.skill(elf)).toContain('kills monsters and rivals');
});

test('[BD-87] a scroll names its monsters and treasures with their article, and a hunt its one number', () => {
  const scrollOf = (id: string) =>
    LOCALES.map((locale) => {
      const [card] = lookup.scrolls.filter((scroll) => scroll.id === id);
      return card && BAG_TEXT[locale].scroll(card, nameById(bagBox.standardPack, locale));
    });

  expect(scrollOf('the-stolen-crown')).toEqual([
    'Bring the Ring out, and with it the Old Crown. The Crown Thief guards the Ring and carries the Old Crown.',
    'Portate fuori l’Anello e, insieme, la Vecchia corona. Il Ladro di corone custodisce l’Anello e porta con sé la Vecchia corona.',
  ]);
  expect(scrollOf('the-bone-king')[1]).toMatch(/^Uccidete il Re d’ossa\. Il Re d’ossa custodisce l’Anello\.$/);
  expect(scrollOf('the-great-hunt').map((text) => text?.split('.')[0])).toEqual([
    'Together, slay 10 monsters',
    'Uccidete insieme 10 mostri',
  ]);
});

test('no sentence is the same in both languages', () => {
  const toldIn = (locale: Locale) => all.map((event) => bagBox.teller(bagBox.standardPack, locale).tell(event, NAMES));
  const italian = toldIn('it');

  expect(toldIn('en').filter((told, index) => told === italian[index] && !/=/.test(told ?? ''))).toEqual([]);
});

test('every event of a whole game has a sentence', () => {
  const rng = fastRng(4);
  const tellers = LOCALES.map((locale) => bagBox.teller(bagBox.standardPack, locale));
  let silent = 0;
  const emit = (event: BagEvent) => {
    for (const { tell } of tellers) if (tell(event, NAMES) === undefined) silent += 1;
  };
  const state = game.setup(2, { characters: 'random', scroll: 'none' }, { rng, now: 0, emit });
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.legalMoves(state, seat);
    game.play(state, seat, elementAt(moves, rng.int(moves.length)), { rng, now: 0, emit });
  }

  expect(silent).toBe(0);
});
