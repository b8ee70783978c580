import { useState } from 'react';
import { Button } from '../../../client/parts/button.tsx';
import { BagIcon } from './bag-icon.tsx';
import styles from './choosing.module.css';
import type { Deed } from './deeds.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './words.ts';

/** BD-11 Before the first step: each chooses a character; those taken say by whom. A tap on a card lights its button, which waits for one's turn. */
export function Choosing(props: { scene: Scene; deeds: readonly Deed[]; busy: boolean; onDeed(deed: Deed): void }) {
  const { scene, deeds } = props;
  const { view, words } = scene;
  const { page, game } = words;
  const [liked, setLiked] = useState<number>();
  const quest = words.quest(view.terms.scroll);
  const isToChoose = view.adventurers.some(({ seat, isReady }) => seat === scene.you && !isReady);
  return (
    <section className={styles.choosing} aria-labelledby="bag-choosing">
      <h2 id="bag-choosing">{page.choose.title}</h2>
      <p>
        <strong>{quest.name}.</strong> {quest.says}
      </p>
      <ul className={styles.cards}>
        {words.pack.characters.map((card, character) => {
          const deed = deeds.find(({ move }) => move.kind === 'choose' && move.character === character);
          const taker = view.adventurers.findIndex((one) => one.isReady && one.character === character);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: only lights the button inside, which keys reach by themselves
            <li
              key={card.id}
              className={styles.card}
              data-taken={taker !== -1}
              data-liked={deed !== undefined && liked === character}
              onClick={() => setLiked(character)}
            >
              <BagIcon name={card.icon} className={styles.face} />
              <div>
                <h3>{card.name[words.locale]}</h3>
                <p className={styles.figures}>
                  <span>
                    <BagIcon name="hearts" /> {card.health}
                  </span>{' '}
                  <span>{page.ap(card.ap)}</span> <span>{game.combat(card)}</span>
                </p>
                <p className={styles.skill}>{game.skill(card)}</p>
              </div>
              {taker !== -1 ? (
                <p className={styles.taker}>✓ {!view.terms.solo && nameOf(scene, taker)}</p>
              ) : (
                isToChoose && (
                  <Button
                    look={liked === character ? 'main' : 'plain'}
                    className={styles.choose}
                    data-move="choose"
                    disabled={deed === undefined || props.busy}
                    onClick={() => deed !== undefined && props.onDeed(deed)}
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
