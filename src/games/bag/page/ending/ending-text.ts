import { byCount, counted, type Locale, listed } from '../../../../engine/text.ts';

/** The words of the end screen, which is loaded when a game is over. */
export interface EndingText {
  won: string;
  /** The others got out, you did not. */
  wonWithoutYou: string;
  lost: string;
  bearer: string;
  escaped: string;
  inside: string;
  score(kills: number): string;
  soloScore(out: number, of: number): string;
  slain(count: number): string;
  wins(names: readonly string[]): string;
}

export const ENDING_TEXTS: Readonly<Record<Locale, EndingText>> = {
  en: {
    won: 'You made it!',
    wonWithoutYou: 'Won, but without you',
    lost: 'The dungeon keeps you',
    bearer: 'brought the Ring out',
    escaped: 'got out',
    inside: 'never came out',
    score: (kills) => counted(kills, 'kill', 'kills'),
    soloScore: (out, of) => `${out} of ${of} got out`,
    slain: (count) => `${counted(count, 'monster', 'monsters')} slain`,
    wins: (names) => `${listed(names, 'and')} ${byCount(names.length, 'wins', 'win')}!`,
  },
  it: {
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
  },
};
