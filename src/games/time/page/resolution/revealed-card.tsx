import { Crest } from '../../../../client/kit/crests/crest.tsx';
import type { Seat } from '../../../../engine/game.ts';
import type { AdventureEffect, ItemNumber, TimePack } from '../../rules/content.ts';
import type { TimeView } from '../../rules/view.ts';
import { RewardMark } from '../cards/card-face.tsx';
import { ItemSign } from '../cards/item-sign.tsx';
import { PaintedItem } from '../cards/painted-item.tsx';
import { StoryPicture } from '../painted-pictures.tsx';
import { type Situation, whoAt } from '../situation.ts';
import type { TimeCue } from '../stage.ts';
import surface from '../surfaces.module.css';
import { laterText } from '../text/later/text.ts';
import { type Face, nameOf, type Words } from '../words.ts';
import { BackpackPicture } from './backpack-picture.tsx';
import type { CardOutcome } from './card-outcome.ts';
import { type NeedSign, needSigns, type Tested } from './need-signs.ts';
import styles from './revealed-card.module.css';

type Revealed = Situation & { outcome: CardOutcome; seat?: Seat | undefined; cue?: TimeCue | undefined };

/** The card revealed last: an Item, or a Mission with its flavour text, its needs one by one, and the result. */
export function RevealedCard(props: Revealed) {
  const { outcome, seat, cue, view, pack, words, players } = props;
  const face = words.face(outcome.card);
  const isBroken = outcome.broke !== undefined;
  return (
    <article
      // When the Backpack breaks, a larger card appears in the same place: nothing else moves.
      key={isBroken ? `${outcome.number} broke` : outcome.number}
      className={`stack centred shadowed ${surface.card} in-middle ${styles.card}`}
      data-kind={face.kind}
      data-end={outcome.accomplished ? 'good' : outcome.failed || isBroken ? 'bad' : 'open'}
      data-flip="revealed"
      data-picture
    >
      {seat !== undefined && players.length > 1 && (
        <p className={`row small gap-5 ${styles.by}`}>
          <Crest seat={seat} />
          <span>{words.page.piles.playedBy(whoAt(props, seat))}</span>
        </p>
      )}
      {!isBroken && <Picture face={face} words={words} />}
      <h3 className={styles.name}>{nameOf(face, words)}</h3>
      {face.kind !== 'item' && (
        <>
          <p className={`flavour dense ${styles.flavour}`}>{face.card.flavour[words.locale]}</p>
          <Needs
            outcome={outcome}
            cue={cue}
            needs={words.numbers(face.card.needs)}
            effect={face.kind === 'mission' ? effectShown(view, pack) : undefined}
            words={words}
          />
        </>
      )}
      <div className="stack gap-4 across">
        <Result outcome={outcome} words={words} />
        <Consequences {...props} face={face} />
        {outcome.broke !== undefined && <Broken item={outcome.broke} slots={view.slots.limit} words={words} />}
      </div>
    </article>
  );
}

function Picture({ face, words }: { face: Face; words: Words }) {
  return face.kind === 'item' ? (
    <PaintedItem item={face.number} words={words} className={styles.picture} />
  ) : (
    <StoryPicture name={face.card.icon} className={`not-on-low-phone ${styles.picture}`} />
  );
}

/** How it ended: packed, accomplished or failed. */
function Result({ outcome, words }: { outcome: CardOutcome; words: Words }) {
  const { resolution } = laterText.in(words.locale);
  const { packed, accomplished, failed } = outcome;
  return (
    <div className={styles.result}>
      {packed !== undefined && <p>{resolution.packed(words.names.item(packed))}</p>}
      {accomplished && (
        <p className={`strong larger ${styles.good}`}>
          ✓ {resolution.accomplished} {accomplished.solved && resolution.solved}
        </p>
      )}
      {failed && (
        <p className={`strong larger ${styles.bad}`}>
          ✕ {resolution.failed(words.game.items(failed, words.names), failed.length)}
        </p>
      )}
    </div>
  );
}

/** What followed: an effect, Items waived, discarded or exchanged, and the reward, each with who decided it. */
function Consequences(props: Revealed & { face: Face }) {
  const { outcome, face, words, players } = props;
  const { resolution } = laterText.in(words.locale);
  const { waived, dropped, exchanged } = outcome;
  /** DT-39 Who decided, if there are several players. */
  const by = (seat: Seat | undefined) =>
    seat !== undefined && players.length > 1 ? `(${resolution.decided(whoAt(props, seat))})` : '';
  return (
    <>
      {outcome.effect && face.kind === 'adventure' && <p>{words.game.effect(face.card.effect, words.names)}</p>}
      {waived && (
        <p>
          {resolution.waived(words.game.items(waived.items, words.names))} {by(waived.seat)}
        </p>
      )}
      {dropped && (
        <p>
          {resolution.dropped(words.game.items(dropped.items, words.names), dropped.items.length)} {by(dropped.seat)}
        </p>
      )}
      <Reward outcome={outcome} face={face} words={words} by={by} />
      {exchanged && (
        <p>
          {resolution.exchanged(words.names.item(exchanged.item).one)} {by(exchanged.seat)}
        </p>
      )}
    </>
  );
}

/** DT-33 The Backpack broke on this Item. */
function Broken({ item, slots, words }: { item: ItemNumber; slots: number; words: Words }) {
  const { resolution } = laterText.in(words.locale);
  return (
    <>
      <BackpackPicture look="burst" className={styles.burst} />
      <p className={`strong larger ${styles.bad}`}>{resolution.broke(words.names.item(item).the)}</p>
      <p>{resolution.brokeWhy(slots)}</p>
    </>
  );
}

/** DT-53 The effect of the Adventure, once it is accomplished. */
function effectShown({ quest, adventureAfter }: TimeView, { adventures }: TimePack): AdventureEffect | undefined {
  return quest.kind === 'adventure' && adventureAfter !== undefined ? adventures[quest.place]?.effect : undefined;
}

/** The needs one by one: found, missing, or why they were not needed. */
function Needs(props: {
  outcome: CardOutcome;
  cue: TimeCue | undefined;
  needs: readonly ItemNumber[];
  effect: AdventureEffect | undefined;
  words: Words;
}) {
  const { outcome, cue, needs, effect, words } = props;
  const tested = testedWith(outcome) ?? (cue?.kind === 'needs' ? cue.tested : undefined);
  const looked = tested === undefined ? 0 : cue?.kind === 'needs' ? cue.seen : needs.length;
  const context = { waived: outcome.waived?.items ?? [], isMerged: effect?.kind === 'merge-duplicates' };
  const signs = tested === undefined ? [] : needSigns(needs, tested, context);
  return (
    <ul className={`wrap centred ${styles.needs}`}>
      {needs.map((item, place) => {
        const sign = place < looked ? signs[place] : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an Item may be listed twice
          <li key={place} className={`chip strong ${styles.need}`} data-sign={sign ?? 'none'}>
            <ItemSign item={item} words={words} />
            <span className={styles.needName}>{words.shortName(item)}</span>
            {sign !== undefined && <SignWords sign={sign} effect={effect} words={words} />}
            <span className={`disc ${styles.tick}`} aria-hidden="true">
              {sign !== undefined && TICKS[sign]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const TICKS: Readonly<Record<NeedSign, string>> = {
  there: '✓',
  missing: '✕',
  waived: '–',
  doubled: '–',
  'stood-in': '⇄',
};

function testedWith({ accomplished, failed }: CardOutcome): Tested | undefined {
  if (failed !== undefined) return { kind: 'failed', missing: failed };
  if (accomplished === undefined || accomplished.solved) return undefined;
  return { kind: 'accomplished', spent: accomplished.spent };
}

/** The result for a need, in words: for screen readers, and for everybody if its tick does not say it. */
function SignWords(props: { sign: NeedSign; effect: AdventureEffect | undefined; words: Words }) {
  const { sign, effect, words } = props;
  const { resolution } = laterText.in(words.locale);
  switch (sign) {
    case 'there':
      return <span className="visually-hidden">{resolution.has}</span>;
    case 'missing':
      return <span className="visually-hidden">{resolution.lacks}</span>;
    case 'waived':
      return <span className={`fine regular ${styles.why}`}>{resolution.notNeeded}</span>;
    case 'doubled':
      return <span className={`fine regular ${styles.why}`}>{resolution.onceIsEnough}</span>;
    case 'stood-in': {
      const [item] = effect?.kind === 'stand-in' ? words.numbers([effect.item]) : [];
      return item === undefined ? undefined : (
        <span className={`fine regular ${styles.why}`}>{resolution.inItsPlace(words.names.item(item).one)}</span>
      );
    }
  }
}

function Reward(props: { outcome: CardOutcome; face: Face; words: Words; by(seat: Seat | undefined): string }) {
  const { outcome, face, words } = props;
  const { resolution } = laterText.in(words.locale);
  const { reward } = outcome;
  switch (reward?.kind) {
    case 'taken':
      return (
        <p>
          {resolution.rewardTaken(words.itemName(reward.item))} {props.by(reward.seat)}
        </p>
      );
    case 'refused':
      return (
        <p>
          {resolution.rewardRefused} {props.by(reward.seat)}
        </p>
      );
    case 'none-left':
      return <p>{resolution.noTokenLeft}</p>;
    case undefined:
      return face.kind === 'mission' && face.card.reward.kind !== 'none' && !outcome.failed ? (
        <p className="row centred compact gap-7">
          <RewardMark reward={face.card.reward} words={words} />
          <span>{words.game.reward(face.card.reward, words.names)}</span>
        </p>
      ) : undefined;
  }
}
