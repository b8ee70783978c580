import { type CSSProperties, type ReactNode, useState } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Button } from '../../../../client/kit/parts/button.tsx';
import { elementAt } from '../../../../engine/list.ts';
import type { BagMove } from '../../rules/state.ts';
import { Panel } from '../actions/panel.tsx';
import { BagPicture, Heart } from '../bag-icon.tsx';
import frame from '../bag-page.module.css';
import { OwnMark } from '../own-mark.tsx';
import type { Scene } from '../scene.ts';
import { nameOf } from '../words.ts';
import styles from './choosing.module.css';
import { choosingSentence, dealtSentence } from './choosing-sentence.ts';
import { slotsOf } from './slots.ts';
import '../palette.css';

/** What choosing needs from the table; `isShowing`: the last choice is still being animated. */
interface ChoosingTable {
  scene: Scene;
  busy: boolean;
  isShowing: boolean;
  send(move: BagMove): Promise<boolean>;
}

/**
 * The prompt, and below it the characters: on a phone their cards are longer than the screen. `onEnter`: they were
 * dealt, and are only shown.
 */
export function Choosing(
  props: ChoosingTable & { news: string; notice: ReactNode; onChosen(): void; onEnter?: (() => void) | undefined },
) {
  const { scene, onEnter } = props;
  return (
    <div className={`column grow anchor ${frame.layout}`}>
      <div className={`stack ${frame.top}`}>{props.notice}</div>
      <div className={`column ${frame.side}`}>
        {onEnter === undefined ? (
          <Panel
            sentence={choosingSentence(scene)}
            more={props.news}
            isForYou={scene.moves.length > 0 && !props.isShowing}
          />
        ) : (
          <Panel sentence={dealtSentence(scene)} more="" isForYou>
            <Button look="main" data-enter onClick={onEnter}>
              {scene.words.page.choose.enter}
            </Button>
          </Panel>
        )}
      </div>
      <Characters {...props} />
    </div>
  );
}

/** BD-11 Choosing characters: free ones first, then the taken ones with who has them. */
function Characters(props: ChoosingTable & { onChosen(): void }) {
  const { scene } = props;
  const { view, words } = scene;
  const [liked, setLiked] = useState<number>();
  const quest = words.quest(view.terms.scroll);
  const takers = words.pack.characters.map((_, character) =>
    view.adventurers.findIndex((one) => one.isReady && one.character === character),
  );
  const slots = slotsOf(takers.map((taker) => taker !== -1));
  return (
    <section className={`stack in-middle ${styles.choosing}`} aria-labelledby="bag-choosing">
      <h2 id="bag-choosing" className="centred">
        {words.page.choose.title}
      </h2>
      <p>
        <strong>{quest.name}.</strong> {quest.says}
      </p>
      <p className="small dim" data-keep-clear>
        {words.page.choose.example} {scene.view.terms.solo && words.page.choose.alone}
      </p>
      <ul className={`grid ${styles.cards}`}>
        {takers.map((taker, character) => (
          <CharacterCard
            key={words.characterCard(character).id}
            {...props}
            character={character}
            taker={taker}
            style={movedTo(character, elementAt(slots, character))}
            isLiked={liked === character}
            onLike={() => setLiked(character)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends ChoosingTable {
  character: number;
  taker: number;
  style: CSSProperties;
  isLiked: boolean;
  onLike(): void;
  onChosen(): void;
}

/** A tap on a card highlights its button, which is enabled in your turn. */
function CharacterCard(props: CardProps) {
  const { scene, character, taker, isLiked } = props;
  const { view, words, moves, you } = scene;
  const { page, game } = words;
  const card = words.characterCard(character);
  const choice = moves.find((move) => move.kind === 'choose' && move.character === character);
  const isToChoose = view.adventurers.some(({ seat, isReady }) => seat === you && !isReady);

  function choose() {
    if (choice === undefined || props.isShowing) return;
    props.onChosen();
    void props.send(choice);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only lights the button inside, which keys reach by themselves
    <li
      className={`parchment grid ${choice !== undefined && isLiked ? 'edge-lit' : ''} ${styles.card}`}
      style={props.style}
      data-taken={view.phase === 'choosing' && taker !== -1}
      onClick={props.onLike}
    >
      <BagPicture name={card.icon} />
      <div>
        <h3>{card.name[words.locale]}</h3>
        <p className={`wrap strong ${styles.figures}`}>
          <span>
            <Heart /> {card.health}
          </span>{' '}
          <span>{page.ap(card.ap)}</span> <span>{game.combat(card)}</span>
        </p>
        <p className="small dim">{game.skill(card)}</p>
      </div>
      {taker !== -1 ? (
        <Taker scene={scene} who={taker} />
      ) : (
        isToChoose && (
          <Button
            look={isLiked ? 'main' : 'plain'}
            className={styles.choose}
            data-move="choose"
            aria-label={page.choose.pick(card.name[words.locale])}
            disabled={choice === undefined || props.busy}
            onClick={choose}
          >
            {page.choose.short}
          </Button>
        )
      )}
    </li>
  );
}

function Taker({ scene, who }: { scene: Scene; who: number }) {
  const { solo } = scene.view.terms;
  return (
    <p className={`row centred strong anchor fine gap-5 ${styles.taker}`}>
      <OwnMark scene={scene} who={who} className={styles.own} />
      {solo ? '✓' : <Crest seat={who} className={styles.crest} />}
      {!solo && <span>{nameOf(scene, who)}</span>}
    </p>
  );
}

/**
 * How many rows and columns a card moves, in one column and in two. It is transformed, not laid out again, so that
 * nothing jumps.
 */
function movedTo(place: number, slot: number): CSSProperties {
  return {
    '--down': slot - place,
    '--down-of-two': Math.floor(slot / 2) - Math.floor(place / 2),
    '--across': (slot % 2) - (place % 2),
  } as CSSProperties;
}
