import type { ComponentType } from 'react';
import { localeNow } from '../../text/language.ts';
import type { GamePageProps } from '../game-page.ts';
import type { GameEntry } from './registry.ts';

/** Loads a game's page together with its texts. */
export async function loadPage({ page, words }: GameEntry): Promise<ComponentType<GamePageProps>> {
  const [Page] = await Promise.all([page(), words.fetch(localeNow())]);
  return Page;
}
