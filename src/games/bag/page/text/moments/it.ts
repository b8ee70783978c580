import { capital, counted, does, listed, orYou } from '../../../../../engine/text.ts';
import { after, the } from '../../../text/names/it.ts';
import { ap } from '../prompts/it.ts';
import type { BagPageText } from '../text.ts';

const list = (names: readonly string[]) => listed(names, 'e');

/** What is announced over the map, in Italian. */
export const it: BagPageText['moments'] = {
  yourTurn: (points) => `Tocca a te: ${points === 0 ? 'stavolta senza PA' : ap(points)}`,
  monster: (name) => `${name}!`,
  exit: 'L’Uscita, e il Drago Rosso',
  dragon: (health, dice) => `Salute ${health}, ${counted(dice, 'dado', 'dadi')}, e le frecce non gli fanno nulla.`,
  ring: (number) => `L’Anello appare su M${number}`,
  ringMore: (rounds) =>
    rounds === undefined
      ? 'Ora solo l’Anello apre l’Uscita.'
      : `Ora solo l’Anello apre l’Uscita, e il dungeon crolla fra ${counted(rounds, 'giro', 'giri')}.`,
  trembles: (rounds) =>
    rounds === 1 ? 'Ultimo giro!' : `Il dungeon trema: crolla fra ${counted(rounds, 'giro', 'giri')}`,
  tremblesMore: {
    ring: 'Uscite con l’Anello prima che crolli!',
    quiet: 'Fate progressi: posate una tessera, combattete o avvicinate l’Anello all’Uscita.',
  },
  stackUp: 'L’ultima tessera è posata',
  stackUpMore: 'Le altre non si possono più posare.',
  lost: (who) => `${does(who, 'perde', 'Perdi')} la strada!`,
  lostMore: (tile) => `${capital(the(tile))} qui non si può posare: va in fondo alla pila e il turno finisce.`,
  died: (who) => does(who, 'muore', 'Muori'),
  killedBy: ({ kind, name }) => {
    if (kind === 'escape') return 'La fuga è stata fatale';
    return kind === 'person' ? `Per mano di ${name}` : `Causa della morte: ${name}`;
  },
  diedMore: (lives) => {
    if (lives === 'lost') return 'Non restano turni: il dungeon è la tomba.';
    return lives > 0 ? `Ancora ${counted(lives, 'vita', 'vite')}: si torna alla Partenza.` : 'Era l’ultima vita.';
  },
  ringTaken: (who) => `${does(who, 'prende', 'Prendi')} l’Anello!`,
  ringTakenMore: 'Ora all’Uscita, e poi fuori.',
  ringTakenGuarded: (dragon) => `Ora all’Uscita. Lì aspetta ${the(dragon)}.`,
  greatFalls: (monster) => `${capital(the(monster))} cade!`,
  greatFallsMore: (who, helpers) =>
    `Il colpo di grazia è ${who.isYou ? 'tuo' : `di ${who.name}`}${helpers.length === 0 ? '' : `, con l’aiuto di ${list(helpers.map((helper) => orYou(helper, 'te')))}`}.`,
  whisked: (who, by) =>
    by === undefined
      ? `${does(who, 'svanisce', 'Svanisci')} con l’Anello!`
      : who.isYou
        ? `${by.name} ti porta via!`
        : `${does(by, 'porta', 'Porti')} via ${who.name}!`,
  whiskedMore: (place, hasRing) => `Dritto ${after('a', place)}${hasRing ? ', Anello compreso' : ''}.`,
  aided: (helper, who) =>
    who.isYou
      ? `${helper.name} accorre in tuo aiuto!`
      : `${does(helper, 'accorre', 'Accorri')} in aiuto di ${who.name}!`,
  aidedMore: (chance) => `Senza aiuto, le probabilità erano del ${chance}%.`,
  ringOut: (who) => `${does(who, 'è', 'Sei')} fuori con l’Anello!`,
  ringOutMore: 'Il dungeon trema: a chi è dentro resta un ultimo turno.',
  lastTurn: (who) => (who.isYou ? 'Il tuo ultimo turno' : `Ultimo turno: ${who.name}`),
  lastTurnMore: 'Raggiungi l’Uscita adesso, o resti dentro.',
  trap: (name) => `${name}!`,
  call: (caller) => `${caller} ti chiama in aiuto!`,
  callMore: 'Rispondi qui sotto.',
};
