import { Link } from 'wouter';
import { keptDeeds } from '../../../device/kept/kept-deeds.ts';
import { keptRecords, talliesOf } from '../../../device/kept/kept-games.ts';
import { gameEntry } from '../../../kit/games/registry.ts';
import { useLocale } from '../../../text/language.ts';
import { useRecordsText } from '../text/text.ts';

/** On a game's door: the player's best in it, and how many of its badges they have. */
export function DoorBest({ game }: { game: string }) {
  const text = useRecordsText();
  const highest = gameEntry(game)?.score.highest[useLocale()];
  const tally = talliesOf(keptRecords())[game];
  if (tally === undefined || tally.played === 0) return <>{text.door.none}</>;
  const badges = Object.keys(keptDeeds().badges).filter((badge) => badge.startsWith(`${game}/`)).length;
  const best = tally.highest === undefined ? undefined : `${highest}: ${tally.highest.figure}`;
  return (
    <>
      {[best, text.door.won(tally.won, tally.played)].filter((part) => part !== undefined).join(' · ')} ·{' '}
      <Link href="/collection">{text.door.badges(badges)}</Link>
    </>
  );
}
