import type { ReactNode } from 'react';
import type { KeptTable } from '../../device/kept/kept-tables.ts';
import { BottomNote } from '../what-if/what-if-strip.tsx';
import { useChallengeText } from './text.ts';
import { useFigures } from './use-figures.ts';

/** A note at the bottom of a table: whose deal it is, and the figures to beat. */
export function ChallengeStrip({
  challenge,
  game,
  children,
}: {
  challenge: NonNullable<KeptTable['challenge']>;
  game: string;
  children: ReactNode;
}) {
  const text = useChallengeText();
  const { told } = useFigures(game);
  return <BottomNote note={<strong>{text.strip(challenge.name, told(challenge))}</strong>}>{children}</BottomNote>;
}
