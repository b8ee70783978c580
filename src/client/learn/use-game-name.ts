import { useText } from '../language.ts';

/** What a game is called. */
export function useGameName(game: string): string {
  const doors: Readonly<Record<string, { name: string }>> = useText().home.doors;
  return doors[game]?.name ?? game;
}
