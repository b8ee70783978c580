import type { ReactNode } from 'react';
import { Crest } from '../../../client/parts/crest.tsx';
import { BagIcon } from './bag-icon.tsx';
import styles from './ending.module.css';
import { endingTitle } from './ending-title.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './words.ts';

/** How it ended: who got out and with the Ring, what was slain, the count where one is kept, and the way on. */
export function EndingCard({ scene, afterwards }: { scene: Scene; afterwards: ReactNode }) {
  const { view, words } = scene;
  const { end: say } = words.page;
  const isWon = (view.outcome?.winners ?? []).length > 0;
  const bearer = view.ring.kind === 'out' ? view.ring.by : undefined;
  const out = view.adventurers.filter(({ fate }) => fate === 'escaped').length;
  const order = view.adventurers
    .map((one, who) => ({ one, who }))
    .sort(
      (a, b) => rank(b.one.fate, b.who === bearer) - rank(a.one.fate, a.who === bearer) || b.one.worth - a.one.worth,
    );
  return (
    <section id="bag-ending" className={styles.ending} data-won={isWon} aria-labelledby="bag-ending-title">
      <BagIcon name={isWon ? 'ring' : 'skull-crossed-bones'} className={styles.picture} />
      <h2 id="bag-ending-title">{endingTitle(scene)}</h2>
      <p>{words.game.endings[view.ending ?? 'collapse']}</p>
      {view.terms.solo && <p className={styles.score}>{say.soloScore(out, view.adventurers.length)}</p>}
      <ol className={styles.people}>
        {order.map(({ one, who }) => (
          <li key={who} data-fate={one.fate}>
            <Crest seat={who} />
            <BagIcon name={words.characterIcon(one.character)} className={styles.face} />
            <span className={styles.name}>
              <strong>{nameOf(scene, who)}</strong>
              <span>{who === bearer ? say.bearer : one.fate === 'lost' ? say.inside : say.escaped}</span>
            </span>
            <span className={styles.kills}>
              {view.terms.competitive ? say.score(one.worth) : say.slain(one.kills.length)}
            </span>
          </li>
        ))}
      </ol>
      {afterwards}
    </section>
  );
}

function rank(fate: string, isBearer: boolean): number {
  if (isBearer) return 2;
  return fate === 'lost' ? 0 : 1;
}
