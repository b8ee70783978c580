import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { Viewer } from '../../../engine/game.ts';
import { people } from '../../../engine/text.ts';
import type { DungeonCard, EquipmentNumber } from '../rules/content.ts';
import type { DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import type { Choice } from './flip/choices.ts';
import type { HandRole } from './hand/hand.tsx';
import type { DashCue } from './moments/stage.ts';
import type { Words } from './words.ts';

/** The table as one viewer sees it now. */
export interface Situation {
  view: DashView;
  moves: readonly DashMove[];
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
  /** The choices about the card just flipped. */
  choices: readonly Choice[];
}

/** The legal moves of this kind. */
export function movesOf<Kind extends DashMove['kind']>(moves: readonly DashMove[], kind: Kind) {
  return moves.filter((move): move is Extract<DashMove, { kind: Kind }> => move.kind === kind);
}

/** The prompt: what you can do now, or who everybody waits for. */
export function sentence(situation: Situation): string {
  const { view, moves, you, players, words } = situation;
  const { status } = words.page;
  const who = view.explorer === you ? undefined : (players[view.explorer]?.name ?? '');
  const mine = view.explorer === you && moves.length > 0;
  const pending = view.pending && words.name(words.dungeon(view.pending.card));
  switch (view.phase) {
    case 'explore':
      if (!mine) return status.explores(who, view.ap);
      return view.flipped.length === 0 ? status.flipFirst(view.ap) : status.flipMore(view.ap);
    case 'react':
      if (!mine) return status.reacts(who, pending ?? '');
      return view.pending?.canceled ? status.reactCanceled(pending ?? '') : reaction(situation)(pending ?? '');
    case 'fumble':
      return mine ? status.fumble(pending ?? '') : status.fumbles(who);
    case 'exchange':
      return moves.length > 0 ? status.exchange : status.exchangeWait(choosers(situation));
    case 'over':
      return status.over;
  }
}

/** The Equipment that can be used on the card just flipped. */
function reaction({ choices, words }: Situation): (card: string) => string {
  const { status } = words.page;
  const helping = choices.filter(({ doesHelp }) => doesHelp).map(({ move }) => move.kind);
  if (helping.includes('use')) return status.react;
  return helping.includes('put-back') ? status.reactPutBack : status.reactInVain;
}

/** The sentence for the beat being shown. */
export function caption({ you, players, words }: Situation, cue: DashCue): string | undefined {
  const { status } = words.page;
  const name = cue.seat === you ? undefined : (players[cue.seat]?.name ?? '');
  switch (cue.kind) {
    case 'lift':
      return status.flipping(name);
    case 'shown':
    case 'count':
    case 'outcome':
      return status.turned(priced(words.dungeon(cue.card), words), name);
  }
}

/** A card's name; of a Treasure also its gold: "Forgotten Crown, 10 gold". */
function priced(card: DungeonCard, { name, game }: Words): string {
  return card.kind === 'treasure' ? `${name(card)}, ${game.gold(card.gold)}` : name(card);
}

function choosers({ view, you, players, words }: Situation): string {
  const those = players.map(({ name }, seat) => ({ name, isYou: seat === you }));
  return people(
    those.filter((_, seat) => view.ready[seat] === false),
    { you: words.page.you, last: words.page.and },
  );
}

/** The effect of a tap on one of your own cards. A card that would be wasted is used by its button only. */
export function roleOf(
  { moves, choices }: Pick<Situation, 'moves' | 'choices'>,
  card: EquipmentNumber,
  isGivenUp: boolean,
): HandRole {
  if (choices.some(({ move, doesHelp }) => move.kind === 'use' && move.card === card && doesHelp)) return 'use';
  if (moves.some((move) => move.kind === 'fumble' && move.card === card)) return 'drop';
  if (moves.some((move) => move.kind === 'ready')) return isGivenUp ? 'give-up' : 'keep';
  return 'look';
}
