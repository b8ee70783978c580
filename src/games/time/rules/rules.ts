import type { Rest, RuleId, Seat } from '../../../engine/game.ts';
import { discardRefusal, drawRefusal, playRefusal } from './chapters/adventure.ts';
import { answersTo, decides, isAnswer, isLate, isTeams, ruleOf } from './chapters/pending.ts';
import { canUseSkill, skillRefusal, skillUsers, usableHeroes } from './chapters/skill-refusal.ts';
import type { Look } from './chapters/table.ts';
import { showTime, TURNED_MS } from './content.ts';
import { discardMove, PLAIN_MOVES, playMove, revealMove } from './moves.ts';
import { type Player, playerAt, type TimeMove, type TimeState } from './state.ts';

/** The seats that can act: in the Adventure phase all at once, those who have said done last. */
export function toAct(scene: Look): Seat[] {
  const { state } = scene;
  switch (state.phase) {
    case 'heroes':
      return seatsWith(state, ({ hero }) => hero === undefined);
    case 'ready':
      return seatsWith(state, ({ ready }) => !ready);
    case 'adventure':
      return [...seatsWith(state, ({ done }) => !done), ...seatsWith(state, ({ done }) => done)];
    case 'resolution':
      return seatsWith(state, (_, seat) => canResolve(scene, seat));
    case 'over':
      return [];
  }
}

function seatsWith({ players }: TimeState, isWanted: (player: Player, seat: Seat) => boolean): Seat[] {
  return players.flatMap((player, seat) => (isWanted(player, seat) ? [seat] : []));
}

/**
 * DT-39 How long bots wait before the team's next move, if there is one: the reveal, or a team decision. Nothing is
 * revealed automatically while a person can use a skill, while the reveals are paused, and at a table without a clock.
 */
export function restOf(scene: Look): Rest | undefined {
  const { state } = scene;
  const { phase, pending, told, story, moment, clock, pausedBy } = state;
  if (phase !== 'resolution' || (pending !== undefined && !isTeams(state, pending))) return undefined;
  const reading = told === undefined ? TURNED_MS : showTime(told, story.length + moment);
  const isChoice = pending !== undefined;
  const isPaused = !isChoice && (clock === 0 || pausedBy !== undefined);
  return { reading, isChoice, first: skillUsers(scene), isPaused };
}

/** DT-39, DT-81 Whether a move advances the Story: a reveal, the end, or lifting a pause. */
export function goesOn({ kind }: TimeMove): boolean {
  return kind === 'reveal' || kind === 'finish' || kind === 'release';
}

/** DT-83 A hold is released by its holder; once its time is up, anybody may lift the pause. */
function canRelease({ hold, pausedBy }: TimeState, seat: Seat): boolean {
  return hold === undefined ? pausedBy !== undefined : hold.seat === seat;
}

function canResolve(scene: Look, seat: Seat): boolean {
  const { pending, hold } = scene.state;
  if (canRelease(scene.state, seat)) return true;
  if (pending !== undefined) return decides(scene, pending, seat);
  return hold === undefined || canUseSkill(scene, seat);
}

/** All moves of a seat that can be listed, written into `list`; cards held twice are listed once. */
export function legalMoves(scene: Look, seat: Seat, list: TimeMove[]): TimeMove[] {
  list.length = 0;
  const { state } = scene;
  const player = playerAt(state, seat);
  switch (state.phase) {
    case 'heroes':
      list.push(...player.offered.map((hero): TimeMove => ({ kind: 'keep', hero })));
      return list;
    case 'ready':
      if (!player.ready) list.push(PLAIN_MOVES.ready);
      return list;
    case 'adventure':
      for (const [place, card] of player.hand.entries()) {
        if (player.hand.indexOf(card) !== place) continue;
        if (playRefusal(scene, seat, [card]) === undefined) list.push(playMove(card));
        if (discardRefusal(scene, seat, [card]) === undefined) list.push(discardMove(card));
      }
      if (drawRefusal(scene, seat) === undefined) list.push(PLAIN_MOVES.draw);
      list.push(player.done ? PLAIN_MOVES.undone : PLAIN_MOVES.done);
      return list;
    case 'resolution':
      return listResolution(scene, seat, list);
    case 'over':
      return list;
  }
}

function listResolution(scene: Look, seat: Seat, list: TimeMove[]): TimeMove[] {
  const { pending, story, moment } = scene.state;
  const { finish, hold, release } = PLAIN_MOVES;
  if (canRelease(scene.state, seat)) list.push(release);
  if (pending !== undefined) {
    if (decides(scene, pending, seat)) list.push(...answersTo(scene, pending));
    return list;
  }
  for (const move of [revealMove(story.length), finish, hold]) {
    if (resolutionRefusal(scene, seat, move) === undefined) list.push(move);
  }
  list.push(...usableHeroes(scene, seat).map((hero): TimeMove => ({ kind: 'use', hero, moment })));
  return list;
}

/** The rule that forbids a move, or undefined if it is legal. */
export function refusal(scene: Look, seat: Seat, move: TimeMove): RuleId | undefined {
  const { phase } = scene.state;
  const player = playerAt(scene.state, seat);
  switch (move.kind) {
    case 'call':
      return phase === 'over' ? 'DT-26' : undefined;
    case 'away':
      return phase === 'over' || player.away ? 'DT-25' : undefined;
    case 'back':
      return phase === 'over' || !player.away ? 'DT-25' : undefined;
    case 'keep':
      return phase === 'heroes' && player.offered.includes(move.hero) ? undefined : 'DT-62';
    case 'ready':
      return phase === 'ready' && !player.ready ? undefined : 'DT-14';
    case 'play':
    case 'discard':
    case 'draw':
    case 'done':
    case 'undone':
      return adventureRefusal(scene, seat, move);
    default:
      return phase === 'resolution' ? resolutionRefusal(scene, seat, move) : 'DT-30';
  }
}

type AdventureMove = Extract<TimeMove, { kind: 'play' | 'discard' | 'draw' | 'done' | 'undone' }>;

/**
 * DT-14, DT-27 Checks moves of the Adventure phase: not before the end of the countdown, and not after the time is up.
 */
function adventureRefusal(scene: Look, seat: Seat, move: AdventureMove): RuleId | undefined {
  const { phase } = scene.state;
  if (phase === 'heroes' || phase === 'ready') return 'DT-14';
  if (phase !== 'adventure') return 'DT-27';
  switch (move.kind) {
    case 'play':
      return playRefusal(scene, seat, move.cards);
    case 'discard':
      return discardRefusal(scene, seat, move.cards);
    case 'draw':
      return drawRefusal(scene, seat);
    case 'done':
      return playerAt(scene.state, seat).done ? 'DT-25' : undefined;
    case 'undone':
      return playerAt(scene.state, seat).done ? undefined : 'DT-25';
  }
}

/**
 * DT-39, DT-81, DT-83 Checks moves of the Resolution phase: a pending choice comes first, and a hold stops the reveal.
 */
function resolutionRefusal(scene: Look, seat: Seat, move: TimeMove): RuleId | undefined {
  const { state } = scene;
  const { pending, hold, story, players, pausedBy } = state;
  if (move.kind === 'release') return canRelease(state, seat) ? undefined : 'DT-83';
  if (isLate(state, move)) return 'DT-39';
  if (pending !== undefined) {
    if (!decides(scene, pending, seat)) return 'DT-83';
    if (isAnswer(scene, pending, move)) return undefined;
    return move.kind === 'use' || move.kind === 'hold' ? 'DT-83' : ruleOf(pending);
  }
  switch (move.kind) {
    case 'reveal':
      if (hold !== undefined) return 'DT-39';
      if (story.length === 0) return 'DT-38';
      return move.left === story.length ? undefined : 'DT-83';
    case 'finish':
      if (hold !== undefined) return 'DT-39';
      return story.length > 0 ? 'DT-81' : undefined;
    case 'hold':
      if (hold !== undefined || (playerAt(state, seat).held && pausedBy !== undefined)) return 'DT-83';
      return players.length > 1 ? undefined : 'DT-39';
    case 'use':
      return skillRefusal(scene, seat, move.hero);
    default:
      return 'DT-30';
  }
}
