import { byCount, counted, type Locale, listed } from '../../../../engine/text.ts';

const en = {
  won: 'You made it!',
  /** The others got out, you did not. */
  wonWithoutYou: 'Won, but without you',
  lost: 'The dungeon keeps you',
  bearer: 'brought the Ring out',
  escaped: 'got out',
  inside: 'never came out',
  score: (kills: number) => counted(kills, 'kill', 'kills'),
  soloScore: (out: number, of: number) => `${out} of ${of} got out`,
  slain: (count: number) => `${counted(count, 'monster', 'monsters')} slain`,
  wins: (names: readonly string[]) => `${listed(names, 'and')} ${byCount(names.length, 'wins', 'win')}!`,
};

/** The words of the end screen, which is loaded when a game is over. */
export type EndingText = typeof en;

const it: EndingText = {
  won: 'Ce l’avete fatta!',
  wonWithoutYou: 'Vittoria, ma senza di te',
  lost: 'Il dungeon non vi lascia uscire',
  bearer: 'ha portato fuori l’Anello',
  escaped: 'in salvo',
  inside: 'resta dentro',
  score: (kills) => counted(kills, 'trofeo', 'trofei'),
  soloScore: (out, of) => `In salvo ${out} su ${of}`,
  slain: (count) => counted(count, 'mostro ucciso', 'mostri uccisi'),
  wins: (names) => `${byCount(names.length, 'Vince', 'Vincono')} ${listed(names, 'e')}!`,
};

export const ENDING_TEXTS: Readonly<Record<Locale, EndingText>> = { en, it };
