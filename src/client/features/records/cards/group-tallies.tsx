import { elementAt } from '../../../../engine/list.ts';
import type { GroupGame, GroupInfo } from '../../../../protocol/result.ts';
import {
  type CountedGame,
  countsInRecords,
  isCooperative,
  playedIn,
  playedTogether,
  type Tally,
  tallyOf,
} from '../../../device/kept/tally.ts';
import { Crest } from '../../../kit/crests/crest.tsx';
import { GAMES, gameEntry } from '../../../kit/games/registry.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import { useLocale } from '../../../text/language.ts';
import styles from '../records.module.css';
import { useRecordsText } from '../text/text.ts';
import { GameCard, GameFigures } from './game-card.tsx';

interface GroupProps {
  group: Pick<GroupInfo, 'people' | 'games'>;
  replayOf(code: string): string;
}

/** The records of a group in each game: together, and player by player if they compete. */
export function GroupTallies({ group, replayOf }: GroupProps) {
  return GAMES.flatMap(({ id }) => {
    const games = group.games.filter((game) => game.game === id && countsInRecords(game));
    const together = games.filter(isCooperative);
    const against = games.filter((game) => !isCooperative(game));
    if (games.length === 0) return [];
    return [
      <GameCard key={id} game={id}>
        {together.length > 0 && (
          <GameFigures game={id} tally={tallyOf(together.map(playedTogether))} replayOf={replayOf} />
        )}
        {against.length > 0 && <OneByOne game={id} games={against} people={group.people} />}
      </GameCard>,
    ];
  });
}

/** Everybody's wins, most first; all bots count as one. */
function OneByOne({ game, games, people }: { game: string; games: readonly GroupGame[]; people: GroupInfo['people'] }) {
  const text = useRecordsText();
  const locale = useLocale();
  const rows = people
    .map(({ name }, place) => ({ name, place, tally: tallyOf(gamesOf(games, place)) }))
    .filter(({ tally }) => tally.played > 0)
    .sort((one, other) => other.tally.won - one.tally.won);
  const bots = tallyOf(games.filter(({ who }) => who.includes('bot')).map(playedByBots));
  const score = rows.some(({ tally }) => tally.highest !== undefined)
    ? gameEntry(game)?.score.highest[locale]
    : undefined;
  return (
    <table className={`across ${styles.table}`}>
      <thead className="hint dense">
        <tr>
          <th scope="col">{text.group.name}</th>
          <th scope="col">{text.played}</th>
          <th scope="col">{text.won}</th>
          <th scope="col">{text.group.inARow}</th>
          {score !== undefined && <th scope="col">{score}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, place, tally }) => (
          <tr key={place}>
            <th scope="row">
              <span className="row">
                <Crest seat={place} /> {name}
              </span>
            </th>
            <Cells tally={tally} score={score} />
          </tr>
        ))}
        {bots.played > 0 && (
          <tr>
            <th scope="row">
              <span className="row">
                <Icon name="robot-golem" /> {text.group.bots}
              </span>
            </th>
            <Cells tally={bots} score={score} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Each figure has its label, for layouts without a table head. */
function Cells({ tally, score }: { tally: Tally; score: string | undefined }) {
  const text = useRecordsText();
  return (
    <>
      <td data-word={text.played}>{tally.played}</td>
      <td data-word={text.won}>{tally.won}</td>
      <td data-word={text.group.inARow}>{tally.longest}</td>
      {score !== undefined && <td data-word={score}>{tally.highest?.figure ?? '–'}</td>}
    </>
  );
}

function gamesOf(games: readonly GroupGame[], place: number): CountedGame[] {
  return games.flatMap((game) => {
    const seat = game.who.indexOf(place);
    return seat === -1 ? [] : [playedIn(game, seat)];
  });
}

/** The best of all bots, and whether one of them won. */
function playedByBots(game: GroupGame): CountedGame {
  const each = game.who.flatMap((who, seat) => (who === 'bot' ? [playedIn(game, seat)] : []));
  const scores = each.flatMap(({ score }) => score ?? []);
  return {
    ...elementAt(each, 0),
    isWon: each.some(({ isWon }) => isWon),
    score: scores.length === 0 ? undefined : Math.max(...scores),
  };
}
