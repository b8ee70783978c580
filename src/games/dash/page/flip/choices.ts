import { magicOf } from '../../rules/content.ts';
import { helps, type Prospect, type Prospects, type Saving } from '../../rules/preview.ts';
import type { DashMove } from '../../rules/state.ts';
import type { PendingView } from '../../rules/view.ts';
import { movesOf } from '../situation.ts';
import type { Words } from '../words.ts';

/** A choice about the card just flipped: its label, and its result. */
export interface Choice {
  move: DashMove;
  label: string;
  leadsTo: string;
  /** The most helpful choice, or facing the card if nothing helps. */
  isBest: boolean;
  /** Whether it saves anything. */
  doesHelp: boolean;
}

const WORTH: Readonly<Record<Saving, number>> = { turn: 3, equipment: 2, ap: 1, nothing: 0 };
/** Saving less AP than this is not worth an Equipment card. */
const WORTH_A_CARD = 2;

interface Helping {
  move: DashMove;
  label: string;
  after: Prospect;
  help: Saving;
}

/** All choices about the card just flipped, the best first. */
export function choicesOf(
  pending: PendingView,
  { ap, moves, prospects, words }: { ap: number; moves: readonly DashMove[]; prospects: Prospects; words: Words },
): Choice[] {
  const { verbs } = words.page;
  const { face } = prospects;
  const helping = (move: DashMove, label: string, after: Prospect): Helping => ({
    move,
    label,
    after,
    help: helps(after, face),
  });
  const ways = [
    ...movesOf(moves, 'use').map((move) =>
      helping(move, verbs.use(words.name(words.equipment(move.card))), prospects.use(move.card)),
    ),
    ...movesOf(moves, 'put-back').map((move) =>
      helping(move, verbs.putBack(words.game.ap(pending.putBack ?? 0)), prospects.putBack),
    ),
  ].sort(byWorth);
  const [first] = ways;
  const best = first !== undefined && isWorthIt(first, face) ? first : undefined;
  const helped = ways.map(
    (way): Choice => ({
      ...way,
      leadsTo: helpWords(way, { face, words }),
      isBest: way === best,
      doesHelp: way.help !== 'nothing',
    }),
  );
  const faced = movesOf(moves, 'face').map(
    (move): Choice => ({
      move,
      label: faceWord(pending, ap, words),
      leadsTo: faceWords(pending, face, words),
      isBest: best === undefined,
      doesHelp: false,
    }),
  );
  const dropped = movesOf(moves, 'fumble').map((move): Choice => {
    const card = words.equipment(move.card);
    return {
      move,
      label: verbs.drop(words.name(card)),
      leadsTo: words.page.pending.dropped,
      isBest: false,
      doesHelp: false,
    };
  });
  return best === undefined ? [...faced, ...helped, ...dropped] : [...helped, ...faced];
}

function byWorth(one: Helping, other: Helping): number {
  return (
    WORTH[other.help] - WORTH[one.help] ||
    other.after.ap - one.after.ap ||
    Number(one.after.isPutBack) - Number(other.after.isPutBack)
  );
}

function isWorthIt({ help, after }: Helping, face: Prospect): boolean {
  return help === 'ap' ? after.ap - face.ap >= WORTH_A_CARD : help !== 'nothing';
}

/** The label for facing the card: its cost (DA-12: at most what is left), if it has no other effect. */
export function faceWord(pending: PendingView, ap: number, { page, game, dungeon }: Words): string {
  if (pending.canceled) return page.verbs.goOn;
  const isCostAll = magicOf(dungeon(pending.card)) === undefined || pending.magicCanceled;
  return pending.cost > 0 && isCostAll ? page.verbs.pay(game.ap(Math.min(pending.cost, ap))) : page.verbs.face;
}

function faceWords({ canceled }: PendingView, face: Prospect, { page, game }: Words): string {
  const { pending } = page;
  if (canceled && !face.endsTurn) return pending.canceled;
  return [
    ...(face.losesEquipment ? [pending.losesEquipment] : []),
    ...(face.magic === 'confusion' ? [pending.shuffles] : []),
    face.endsTurn ? pending.endsTurn : pending.leaves(game.ap(face.ap)),
  ].join(', ');
}

function helpWords({ help, after }: Helping, { face, words }: { face: Prospect; words: Words }): string {
  const { pending } = words.page;
  const { ap } = words.game;
  const what = {
    turn: () => pending.savesTurn(ap(after.ap)),
    equipment: () => pending.savesEquipment,
    ap: () => pending.savesAp(ap(after.ap - face.ap)),
    nothing: () => (after.endsTurn ? pending.stillEnds : pending.leaves(ap(after.ap))),
  }[help]();
  return after.isPutBack ? `${what}; ${pending.backDown}` : what;
}
