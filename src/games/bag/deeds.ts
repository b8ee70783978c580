import { collectibles, done, type GameDeeds, type OwnGame } from '../../client/kit/deeds/deeds.ts';
import type { Seat } from '../../engine/game.ts';
import type { BagPack, MonsterNumber } from './rules/content.ts';
import type { BagEvent } from './rules/event.ts';
import type { BagView } from './rules/view.ts';

type Own = OwnGame<BagView, BagEvent, BagPack>;

/** How many monsters slain, tiles laid and critical hits in one game are a deed. */
const SLAIN = 5;
const LAID = 20;
const CRITICALS = 2;

/** The badges of Bag of Dungeon, and the cards one meets in it. */
export const deeds: GameDeeds<BagView, BagEvent, BagPack> = {
  badges: [
    {
      id: 'dragon-alone',
      icon: 'dragon-head',
      name: { en: 'Alone with the Dragon', it: 'A tu per tu col Drago' },
      says: { en: 'Slay the Red Dragon and call nobody.', it: 'Uccidi il Drago Rosso senza chiamare nessuno.' },
    },
    {
      id: 'dragon',
      icon: 'double-dragon',
      name: { en: 'Dragon slayer', it: 'Ammazzadraghi' },
      says: { en: 'Slay the Red Dragon.', it: 'Uccidi il Drago Rosso.' },
    },
    {
      id: 'bearer',
      icon: 'ring',
      name: { en: 'Ring bearer', it: 'Porta l’Anello' },
      says: { en: 'Bring the Ring out yourself.', it: 'Porta fuori l’Anello di persona.' },
    },
    {
      id: 'unhurt',
      icon: 'scale-mail',
      name: { en: 'Home for supper', it: 'A casa per cena' },
      says: { en: 'Win without losing a life.', it: 'Vinci senza perdere una vita.' },
    },
    {
      id: 'helper',
      icon: 'three-friends',
      name: { en: 'On my way!', it: 'Arrivo!' },
      says: { en: 'Come when you’re called, and the monster falls.', it: 'Rispondi a una chiamata, e il mostro cade.' },
    },
    {
      id: 'hunter',
      icon: 'battle-axe',
      name: { en: 'Monster hunter', it: 'Cacciamostri' },
      says: { en: `Slay ${SLAIN} monsters in a game.`, it: `Uccidi ${SLAIN} mostri in una partita.` },
    },
    {
      id: 'mapper',
      icon: 'crossroad',
      name: { en: 'Cartographer', it: 'Cartografia' },
      says: { en: `Lay ${LAID} tiles in a game.`, it: `Posa ${LAID} tessere in una partita.` },
    },
    {
      id: 'critical',
      icon: 'broadsword',
      name: { en: 'The dice love you', it: 'I dadi ti adorano' },
      says: { en: `Land ${CRITICALS} critical hits in a game.`, it: `Fai ${CRITICALS} colpi critici in una partita.` },
    },
  ],
  earned(game) {
    const { view, events, you, pack } = game;
    const isWon = view.outcome?.winners.includes(you) === true;
    const all = slainIn(game);
    const slain = all.filter(({ by }) => by === you);
    const dragon = pack.monsters.findIndex(({ nature }) => nature === 'dragon');
    const own = events.flatMap(({ event }) => ('who' in event && event.who.seat === you ? [event] : []));
    const criticals = own.filter((event) => event.kind === 'rolled' && event.sum.why === 'critical').length;
    return done({
      'dragon-alone': slain.some(({ monster, helpers }) => monster === dragon && helpers.length === 0),
      dragon: slain.some(({ monster }) => monster === dragon),
      bearer: own.some((event) => event.kind === 'left-the-dungeon' && event.ring),
      unhurt: isWon && !own.some((event) => event.kind === 'died'),
      helper: all.some(({ by, helpers }) => by !== you && helpers.includes(you)),
      hunter: slain.length >= SLAIN,
      mapper: own.filter((event) => event.kind === 'tile-laid').length >= LAID,
      critical: criticals >= CRITICALS,
    });
  },
  cardsOf: ({ monsters, items, characters }) => collectibles(monsters, items, characters),
  met({ events, pack, view }) {
    const met = new Set(view.adventurers.map(({ character }) => pack.characters[character]?.id ?? ''));
    for (const { event } of events) {
      if (event.kind === 'monster-revealed') met.add(pack.monsters[event.monster]?.id ?? '');
      if (event.kind === 'dragon-appeared') met.add(pack.monsters.find(({ nature }) => nature === 'dragon')?.id ?? '');
      if ('item' in event && typeof event.item === 'number') met.add(pack.items[event.item]?.id ?? '');
    }
    return [...met];
  },
};

/** Every monster that fell: who slew it, and who came when called. */
function slainIn({ events }: Own) {
  const slain: { by: Seat; monster: MonsterNumber; helpers: readonly Seat[] }[] = [];
  let helpers: Seat[] = [];
  for (const { event } of events) {
    if (event.kind === 'fight-started' || event.kind === 'turn-started') helpers = [];
    if (event.kind === 'tag-answered' && event.yes) helpers.push(event.who.seat);
    if (event.kind === 'partner-named') helpers.push(event.partner.seat);
    if (event.kind !== 'slain') continue;
    slain.push({ by: event.who.seat, monster: event.monster, helpers });
    helpers = [];
  }
  return slain;
}
