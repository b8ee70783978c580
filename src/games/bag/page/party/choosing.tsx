import { type CSSProperties, useState } from 'react';
import { Crest } from '../../../../client/kit/crests/crest.tsx';
import { Button } from '../../../../client/kit/parts/button.tsx';
import type { Action } from '../actions/action.ts';
import { BagPicture, Heart } from '../bag-icon.tsx';
import { OwnMark } from '../own-mark.tsx';
import type { Scene } from '../scene.ts';
import { nameOf } from '../words.ts';
import styles from './choosing.module.css';

/**
 * BD-11 Choosing characters: free ones first, then the taken ones with who has them. A tap on a card highlights its
 * button, which is enabled in your turn.
 */
export function Choosing(props: {
  scene: Scene;
  actions: readonly Action[];
  busy: boolean;
  onAction(action: Action): void;
}) {
  const { scene, actions } = props;
  const { view, words } = scene;
  const { page, game } = words;
  const [liked, setLiked] = useState<number>();
  const quest = words.quest(view.terms.scroll);
  const takers = words.pack.characters.map((_, character) =>
    view.adventurers.findIndex((one) => one.isReady && one.character === character),
  );
  const slots = slotsOf(takers.map((taker) => taker !== -1));
  const isToChoose = view.adventurers.some(({ seat, isReady }) => seat === scene.you && !isReady);
  return (
    <section className={`stack in-middle ${styles.choosing}`} aria-labelledby="bag-choosing">
      <h2 id="bag-choosing" className="centred">
        {page.choose.title}
      </h2>
      <p data-keep-clear>
        <strong>{quest.name}.</strong> {quest.says}
      </p>
      <ul className={`grid ${styles.cards}`}>
        {words.pack.characters.map((card, character) => {
          const action = actions.find(({ move }) => move.kind === 'choose' && move.character === character);
          const taker = takers[character];
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: only lights the button inside, which keys reach by themselves
            <li
              key={card.id}
              className={`parchment grid ${styles.card}`}
              style={movedTo(character, slots[character])}
              data-keep-clear
              data-taken={taker !== -1}
              data-liked={action !== undefined && liked === character}
              onClick={() => setLiked(character)}
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
                <p className={`row centred strong anchor compact snug ${styles.taker}`}>
                  <OwnMark scene={scene} who={taker} className={styles.own} />
                  {view.terms.solo ? '✓' : <Crest seat={taker} className={styles.crest} />}
                  {!view.terms.solo && <span>{nameOf(scene, taker)}</span>}
                </p>
              ) : (
                isToChoose && (
                  <Button
                    look={liked === character ? 'main' : 'plain'}
                    className={styles.choose}
                    data-move="choose"
                    aria-label={page.choose.pick(card.name[words.locale])}
                    disabled={action === undefined || props.busy}
                    onClick={() => action !== undefined && props.onAction(action)}
                  >
                    {page.choose.short}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The slot of each card: free characters first, then the taken ones, both in the order of the pack. */
export function slotsOf(isTaken: readonly boolean[]): number[] {
  const left = isTaken.filter((taken) => !taken).length;
  let [free, taken] = [0, left];
  return isTaken.map((is) => (is ? taken++ : free++));
}

/**
 * By how many rows and columns a card is moved, in one column and in two. It is transformed, not laid out again, so
 * that nothing jumps.
 */
function movedTo(place: number, slot: number): CSSProperties {
  return {
    '--down': slot - place,
    '--down-of-two': Math.floor(slot / 2) - Math.floor(place / 2),
    '--across': (slot % 2) - (place % 2),
  } as CSSProperties;
}
