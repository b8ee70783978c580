import { byCount, counted, listed, type Person } from '../../../../engine/text.ts';
import type { Lack, TimeStoryText } from './text.ts';

/** The story of a finished game in Italian. */
export const it: TimeStoryText = {
  won: (spare) =>
    spare === 0
      ? 'Neanche una Missione in più del necessario.'
      : `${counted(spare, 'Missione', 'Missioni')} in più del necessario.`,
  short: (missions, item, times) =>
    `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}: ${times > 1 ? `per ${times} volte ` : ''}non c’era ${item.the}.`,
  shortUnplayed: (missions) =>
    `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}: se ne sono giocate troppo poche.`,
  shortOnly: (missions) => `${byCount(missions, 'Mancava', 'Mancavano')} ${counted(missions, 'Missione', 'Missioni')}.`,
  own: ({ items, used, missions, done, unseen }) => {
    const parts = [
      ...(items === 0 ? [] : [`${counted(items, 'Oggetto', 'Oggetti')} (${counted(used, 'usato', 'usati')})`]),
      ...(missions === 0
        ? []
        : [`${counted(missions, 'Missione', 'Missioni')} (${counted(done, 'completata', 'completate')})`]),
      ...(unseen === 0 ? [] : [`${counted(unseen, 'carta', 'carte')} mai ${byCount(unseen, 'rivelata', 'rivelate')}`]),
    ];
    return parts.length === 0 ? 'Nessuna delle tue carte è finita nella Storia.' : `Hai giocato ${listed(parts, 'e')}.`;
  },
  broke: (item, who, { done, goal }) =>
    `Lo Zaino si è rotto con ${item.the}${who === undefined ? '' : `, carta ${who.isYou ? 'tua' : `di ${who.name}`},`} dopo ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
  brokeReward: (item, mission, { done, goal }) =>
    `Lo Zaino si è rotto con ${item.the}, Ricompensa di «${mission}», dopo ${counted(done, 'Missione', 'Missioni')} su ${goal}.`,
  reached: (mission, who) => `Con «${mission}»${belongs(who)} l’obiettivo era raggiunto.`,
  failed: ({ mission, who, why }, items, count) =>
    `A «${mission}»${belongs(who)} ${byCount(count, 'mancava', 'mancavano')} ${items}${reason(why)}.`,
  unplayed: (why, missions, inHand) =>
    `${why === 'time-up' ? 'Tempo scaduto' : 'Il gioco si è fermato'} con ${counted(missions, 'Missione', 'Missioni')} ancora da giocare${inHand === 0 ? '' : `, ${inHand} in mano tua`}.`,
  oneMore: (item, mission) => `Per vincere bastava ancora ${item.one} prima di «${mission}».`,
  later: (mission, after) => `Per vincere bastava giocare «${mission}» più tardi, dopo ${after}.`,
  without: (item) => `Per vincere bastava lasciare da parte ${item.one}.`,
  several: (first, others) => `Per vincere bastavano ${listed([first, ...others], 'e')}.`,
  itemsFor: (items, mission) => `${items} per «${mission}»`,
  quoted: (mission) => `«${mission}»`,
};

function belongs(who: Person | undefined): string {
  return who === undefined ? '' : ` (${who.isYou ? 'tua' : `di ${who.name}`})`;
}

/** Words that do not have to agree with the Item, which may be of either gender. */
function reason(why: Lack | undefined): string {
  switch (why?.kind) {
    case undefined:
      return '';
    case 'later':
      if (why.from === undefined) return ': la carta è arrivata dopo';
      return why.from.isYou ? ': la tua carta è arrivata dopo' : `: la carta di ${why.from.name} è arrivata dopo`;
    case 'spent':
      return `: se n’era già servita «${why.mission}»`;
    case 'held':
      return ', e ne avevi in mano';
    case 'never':
      return ', e nella Storia non ce n’era';
    case 'too-few':
      return ': non ce n’erano abbastanza';
  }
}
