import { byCount, counted, type Locale, listed } from '../../../../engine/text.ts';
import type { Scene } from '../scene.ts';

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

/** BD-64, BD-80 The title of the end screen for this viewer: those who get out win. */
export function endingTitle(say: EndingText, { view, players, you }: Pick<Scene, 'view' | 'players' | 'you'>): string {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 0) return say.lost;
  if (view.terms.competitive) return say.wins(winners.map((seat) => players[seat]?.name ?? ''));
  return you === 'spectator' || winners.includes(you) ? say.won : say.wonWithoutYou;
}
