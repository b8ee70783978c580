import { withJoinedArticles } from '../../../engine/italian.ts';
import { byCount, type Locale, toName } from '../../../engine/text.ts';
import { the as theEnglish } from './names/en.ts';
import { after, the } from './names/it.ts';

const count = (number: number, one: string, many: string): string => `${number} ${byCount(number, one, many)}`;
const conto = (number: number, one: string, many: string): string =>
  `${String(number).replace('.', ',')} ${byCount(number, one, many)}`;

const YOU = 'te';
const MONSTER = 'il mostro';

/** «su Ada», «sul Nano», «sul mostro», «su di te». */
function onto(target: string): string {
  if (target === YOU) return 'su di te';
  return target === MONSTER ? 'sul mostro' : withJoinedArticles(`su ${target}`);
}

const en = {
  directions: ['north', 'east', 'south', 'west'] satisfies [string, string, string, string],
  /** An adventurer of a solo player inside a sentence. */
  character: (name: string) => theEnglish(name),
  choose: (character: string) => `choose ${theEnglish(character)}`,
  go: (direction: string) => `go ${direction}`,
  /** A step onto a monster's tile; without a name it is not known yet. */
  goAndFight: (direction: string, monster: string | undefined) =>
    `go ${direction} and fight ${theEnglish(monster ?? 'what hides there')}`,
  draw: 'draw a tile',
  lay: (direction: string) => `lay the tile to the ${direction}`,
  end: 'end your turn',
  leave: 'leave the dungeon',
  deliver: 'lay the Ring down here',
  take: (item: string) => `pick up ${theEnglish(item)}`,
  drop: (item: string) => `put down ${theEnglish(item)}`,
  wear: (item: string) => `put on ${theEnglish(item)}`,
  stow: (item: string) => `take off ${theEnglish(item)}`,
  show: 'show your Items',
  hide: 'turn your Items face down',
  look: 'look at the hidden monster on the next tile',
  spend: (item: string) => `use ${theEnglish(item)}`,
  aim: (item: string, target: string) => `use ${theEnglish(item)} on ${target}`,
  whirl: (item: string) => `leave the fight with ${theEnglish(item)}`,
  cure: (who: string) => `heal ${who}`,
  attack: (who: string) => `attack ${who}`,
  roll: 'fight a round',
  escape: (direction: string) => `escape to the ${direction}`,
  escapeNew: 'escape onto a new tile',
  flee: 'flee from the fight',
  tag: (who: string) => `call ${who} to the fight`,
  reroll: (item: string) => `force a new roll with ${theEnglish(item)}`,
  offer: (item: string, who: string) => `offer ${theEnglish(item)} to ${who}`,
  ask: (item: string) => `ask for ${theEnglish(item)} in return`,
  nothing: 'nothing',
  give: (item: string) => `give up ${theEnglish(item)}`,
  dare: 'risk the roll',
  payKills: 'pay with kills',
  pickPlace: 'go to that tile',
  grab: (item: string) => `take ${theEnglish(item)}`,
  handOver: (monster: string) => `hand over the kill of ${theEnglish(monster)}`,
  chargeTo: 'let the monster charge that way',
  stop: 'stay and fight',
  yes: 'yes',
  no: 'no',
  ring: 'the Ring',
  something: 'an Item',
  aMonster: 'the monster',
  yourself: 'yourself',
  livesLeft: (more: number) => `On average the party has ${count(more, 'more life', 'more lives')} at the end.`,
  othersOut: (more: number) => `On average ${count(more, 'more adventurer gets', 'more adventurers get')} out.`,
  ringOut: 'The Ring gets out of the dungeon more often.',
  healthNow: (more: number) => `Right away you have ${more} more health.`,
  roundsLess: (less: number) => `On average the game is over ${count(less, 'round', 'rounds')} sooner.`,
};

/** Moves in a few words, and why one is better than another. */
export type BagAdviceText = typeof en;

const it: BagAdviceText = {
  directions: ['nord', 'est', 'sud', 'ovest'],
  character: the,
  choose: (character) => `scegliere ${the(character)}`,
  go: (direction) => `andare a ${direction}`,
  goAndFight: (direction, monster) =>
    monster === undefined
      ? `andare a ${direction} e combattere contro chi si nasconde lì`
      : `andare a ${direction} e combattere contro ${the(monster)}`,
  draw: 'pescare una tessera',
  lay: (direction) => `posare la tessera a ${direction}`,
  end: 'finire il turno',
  leave: 'uscire dal dungeon',
  deliver: 'deporre qui l’Anello',
  take: (item) => `raccogliere ${the(item)}`,
  drop: (item) => `posare a terra ${the(item)}`,
  wear: (item) => `indossare ${the(item)}`,
  stow: (item) => `togliere ${the(item)}`,
  show: 'mostrare i tuoi Oggetti',
  hide: 'coprire i tuoi Oggetti',
  look: 'guardare il mostro nascosto accanto',
  spend: (item) => `usare ${the(item)}`,
  aim: (item, target) => `usare ${the(item)} ${onto(target)}`,
  whirl: (item) => `lasciare il combattimento con ${the(item)}`,
  cure: (who) => (who === YOU ? 'curarti' : `curare ${who}`),
  attack: (who) => `attaccare ${who}`,
  roll: 'combattere un assalto',
  escape: (direction) => `scappare a ${direction}`,
  escapeNew: 'scappare su una tessera nuova',
  flee: 'fuggire dal combattimento',
  tag: (who) => `chiamare ${who} al combattimento`,
  reroll: (item) => `far ripetere il tiro con ${the(item)}`,
  offer: (item, who) => withJoinedArticles(`offrire ${the(item)} ${toName(who)}`),
  ask: (item) => `chiedere in cambio ${the(item)}`,
  nothing: 'niente',
  give: (item) => `rinunciare ${after('a', item)}`,
  dare: 'tentare la sorte',
  payKills: 'pagare con i trofei',
  pickPlace: 'andare su quella tessera',
  grab: (item) => `prendere ${the(item)}`,
  handOver: (monster) => `cedere come trofeo ${the(monster)}`,
  chargeTo: 'far caricare il mostro da quella parte',
  stop: 'restare e combattere',
  yes: 'sì',
  no: 'no',
  ring: 'Anello',
  something: 'Oggetto',
  aMonster: MONSTER,
  yourself: YOU,
  livesLeft: (more) => `In media alla fine il gruppo ha ${conto(more, 'vita', 'vite')} in più.`,
  othersOut: (more) =>
    `In media ${byCount(more, 'esce', 'escono')} dal dungeon ${conto(more, 'avventuriero', 'avventurieri')} in più.`,
  ringOut: 'L’Anello esce più spesso dal dungeon.',
  healthNow: (more) => `Subito hai ${conto(more, 'punto', 'punti')} salute in più.`,
  roundsLess: (less) => `In media la partita finisce ${conto(less, 'giro', 'giri')} prima.`,
};

/** The words of advice by language. */
export const BAG_ADVICE: Readonly<Record<Locale, BagAdviceText>> = { en, it };
