import { useState } from 'react';
import { Button } from '../../../../client/kit/parts/button.tsx';
import type { Action } from '../actions/action.ts';
import { BagIcon, Heart } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import { nameOf } from '../words.ts';
import styles from './choosing.module.css';

/** BD-11 Before the first step: each chooses a character; those taken say by whom. A tap on a card lights its button, which waits for one's turn. */
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
  const isToChoose = view.adventurers.some(({ seat, isReady }) => seat === scene.you && !isReady);
  return (
    <section className={`stack ${styles.choosing}`} aria-labelledby="bag-choosing">
      <h2 id="bag-choosing" className="centred">
        {page.choose.title}
      </h2>
      <p>
        <strong>{quest.name}.</strong> {quest.says}
      </p>
      <ul className="tiles roomy">
        {words.pack.characters.map((card, character) => {
          const action = actions.find(({ move }) => move.kind === 'choose' && move.character === character);
          const taker = view.adventurers.findIndex((one) => one.isReady && one.character === character);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: only lights the button inside, which keys reach by themselves
            <li
              key={card.id}
              className={`parchment wrap airy ${styles.card}`}
              data-taken={taker !== -1}
              data-liked={action !== undefined && liked === character}
              onClick={() => setLiked(character)}
            >
              <BagIcon name={card.icon} />
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
                <p className={`whole-line centred strong target ${styles.taker}`}>
                  ✓ {!view.terms.solo && nameOf(scene, taker)}
                </p>
              ) : (
                isToChoose && (
                  <Button
                    look={liked === character ? 'main' : 'plain'}
                    className={`whole-line ${styles.choose}`}
                    data-move="choose"
                    disabled={action === undefined || props.busy}
                    onClick={() => action !== undefined && props.onAction(action)}
                  >
                    {page.choose.pick(card.name[words.locale])}
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
