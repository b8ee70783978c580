import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { isGameId } from '../../../games/catalogue.ts';
import type { TableInfo } from '../../../protocol/table-info.ts';
import { useCrests } from '../../kit/crests/table-crests.tsx';
import { gameName } from '../../kit/games/registry.ts';
import type { ToldStory } from '../../kit/story/story.ts';
import { useTableContext } from '../../kit/table/table-context.tsx';
import { useAfterText } from '../after/text.ts';
import { nameOnChair } from '../chairs.ts';
import { challengePath } from '../challenge/challenge-path.ts';
import { type ChallengeText, useChallengeText } from '../challenge/text.ts';
import type { Result } from './draw-result.ts';
import { PictureSheet } from './picture-sheet.tsx';
import type { SharedGame } from './share-result.tsx';

/** The result of a table as a picture to share: a player's own, with a link to play the same deal; else everybody's. */
export function ShareSheet({ table, replay, seat, onClose }: SharedGame & { onClose(): void }) {
  const { story } = useTableContext();
  const challenge = useChallengeText();
  const dare = seat === undefined || story === undefined ? undefined : dareOf(story, seat, { challenge, table });
  const path = dare === undefined || seat === undefined ? `/r/${replay}` : challengePath({ code: replay, seat });
  const link = `${location.origin}${path}`;
  const result = useResult(table, { link, dare, seat });
  const { message, copy, copied } = challenge.dare;
  return (
    <PictureSheet
      result={result}
      link={link}
      name={`undercroft-${table.code}.jpg`}
      {...(dare !== undefined && {
        message: { text: `${message(gameName(table.game), dare)}\n${link}`, copy, copied },
      })}
      onClose={onClose}
    />
  );
}

/** The words of the picture, for people who were not there. */
function useResult(
  table: TableInfo,
  shared: { link: string; dare: string | undefined; seat: Seat | undefined },
): Result {
  const text = useAfterText().sharing;
  const { story } = useTableContext();
  const crests = useCrests(table.seats.length);
  const { link, dare } = shared;
  const players = table.seats.map((chair, seat) => ({
    seat,
    name: nameOnChair(table, chair),
    crest: elementAt(crests, seat),
    ...(dare !== undefined && seat === shared.seat && { isSharer: true as const }),
  }));
  const { ranks, isTeamWin, forOthers = [] } = story ?? {};
  const team = isTeamWin === undefined ? [] : [isTeamWin ? text.won : text.lost];
  return {
    game: isGameId(table.game) ? table.game : undefined,
    title: gameName(table.game),
    // Who plays the same deal should not read what was in it.
    lines: dare === undefined ? [...team, ...forOthers] : [dare],
    players: ranks?.map(({ seat, place, score }) => ({ ...elementAt(players, seat), place, score })) ?? players,
    address: link.replace(/^https?:\/\//, ''),
  };
}

/** A player's result in their own words, and the dare; undefined where the story has no result for them. */
function dareOf(
  { ranks, isTeamWin }: ToldStory,
  seat: Seat,
  { challenge, table }: { challenge: ChallengeText; table: TableInfo },
): string | undefined {
  const { first, later, team, alone } = challenge.dare;
  const rank = ranks?.find((one) => one.seat === seat);
  if (isTeamWin !== undefined) return table.seats.length > 1 ? team(isTeamWin) : alone(isTeamWin);
  if (rank === undefined) return undefined;
  return rank.place === 1 ? first(rank.margin) : later(rank.place, rank.margin);
}
