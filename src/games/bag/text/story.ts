import { counted, does, type Locale, type Person } from '../../../engine/text.ts';
import { the } from './names/it.ts';

const en = {
  /** Somebody left with the Ring, or delivered it. */
  ringOut: (who: Person, round: number) => `${does(who, 'brought', 'You brought')} the Ring out in round ${round}.`,
  /** The strongest monster that was slain. */
  slew: (who: Person, monster: string, round: number) =>
    `${does(who, 'defeated', 'You defeated')} the ${monster} in round ${round}.`,
  /** Somebody lost their last life; `monster`: to which one, if any. */
  fell: (who: Person, monster: string | undefined, round: number) =>
    `${does(who, 'lost their', 'You lost your')} last life${monster === undefined ? '' : ` to the ${monster}`} in round ${round}.`,
  /** The reader's deeds and fate. */
  own: ({ slain, lives }: { slain: number; lives: number }) =>
    `You ${slain === 0 ? 'didn’t slay a monster' : `slew ${counted(slain, 'monster', 'monsters')}`} and ${lives === 0 ? 'never lost a life' : `lost ${counted(lives, 'life', 'lives')}`}.`,
  /** The others left with the Ring, and the reader was alive. */
  leftBehind: 'You were still in the dungeon when the Ring left it.',
  /** The monster that took the most lives. */
  deadliest: (monster: string, lives: number) =>
    `The ${monster} was the deadliest: it took ${counted(lives, 'life', 'lives')}.`,
  /** The Ring was found, and nobody brought it out. */
  ringLeft: 'The Ring was found, but never left the dungeon.',
  ringNeverFound: 'The Ring was never found.',
  kills: (count: number) => counted(count, 'kill', 'kills'),
};

/** The texts of a finished game's story. */
export type BagStoryText = typeof en;

const it: BagStoryText = {
  ringOut: (who, round) => `${does(who, 'ha portato', 'Hai portato')} fuori l’Anello al giro ${round}.`,
  slew: (who, monster, round) => `${does(who, 'ha sconfitto', 'Hai sconfitto')} ${the(monster)} al giro ${round}.`,
  fell: (who, monster, round) => {
    const last = `${does(who, 'ha perso', 'Hai perso')} l’ultima vita`;
    return `${last}${monster === undefined ? '' : ` contro ${the(monster)}`} al giro ${round}.`;
  },
  own: ({ slain, lives }) =>
    `${slain === 0 ? 'Non hai ucciso nessun mostro' : `Hai ucciso ${counted(slain, 'mostro', 'mostri')}`} e ${lives === 0 ? 'non hai mai perso la vita' : `hai perso ${counted(lives, 'vita', 'vite')}`}.`,
  leftBehind: 'Eri ancora nel dungeon quando l’Anello è uscito.',
  deadliest: (monster, lives) =>
    `Il mostro più letale: ${the(monster)}, con ${counted(lives, 'vita presa', 'vite prese')}.`,
  ringLeft: 'L’Anello era stato trovato, ma non è mai uscito dal dungeon.',
  ringNeverFound: 'Nessuno ha trovato l’Anello.',
  kills: (count) => counted(count, 'trofeo', 'trofei'),
};

/** The story texts by language. */
export const BAG_STORY: Readonly<Record<Locale, BagStoryText>> = { en, it };
