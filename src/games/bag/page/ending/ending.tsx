import type { ReactNode } from 'react';
import { EndScreen } from '../../../../client/kit/end/end-screen.tsx';
import { ScoreRow, ScoreRows } from '../../../../client/kit/end/score-row.tsx';
import { useLocale } from '../../../../client/text/language.ts';
import { BagPicture } from '../bag-icon.tsx';
import type { Scene } from '../scene.ts';
import { nameOf } from '../words.ts';
import styles from './ending.module.css';
import { ENDING_TEXTS, endingTitle } from './ending-text.ts';

/** The end screen: who got out and with the Ring, the kills, the score if there is one, and what to do next. */
export function EndingCard({ scene, afterwards }: { scene: Scene; afterwards: ReactNode }) {
  const { view, words } = scene;
  const say = ENDING_TEXTS[useLocale()];
  const isWon = (view.outcome?.winners ?? []).length > 0;
  const bearer = view.ring.kind === 'out' ? view.ring.by : undefined;
  const out = view.adventurers.filter(({ fate }) => fate === 'escaped').length;
  const order = view.adventurers
    .map((one, who) => ({ one, who }))
    .sort(
      (a, b) => rank(b.one.fate, b.who === bearer) - rank(a.one.fate, a.who === bearer) || b.one.worth - a.one.worth,
    );
  return (
    <div id="bag-ending">
      <EndScreen
        id="bag-ending-title"
        counting=""
        verdict={endingTitle(say, scene)}
        isCounted
        isWon={
          isWon &&
          (!view.terms.competitive || (scene.you !== 'spectator' && (view.outcome?.winners ?? []).includes(scene.you)))
        }
        picture={
          <BagPicture
            name={isWon ? 'ring' : 'skull-crossed-bones'}
            className={`dim ${styles.picture} ${isWon ? styles.won : ''}`}
          />
        }
        why={words.game.endings[view.ending ?? 'collapse']}
        afterwards={afterwards}
        className={styles.ending}
      >
        {view.terms.solo && (
          <p className={`strong text-centre ${styles.score}`}>{say.soloScore(out, view.adventurers.length)}</p>
        )}
        <ScoreRows>
          {order.map(({ one, who }) => (
            <ScoreRow
              key={who}
              seat={who}
              name={nameOf(scene, who)}
              isYou={!view.terms.solo && one.seat === scene.you}
              isWinner={view.outcome?.winners.includes(one.seat) === true && one.fate === 'escaped'}
              crown={<BagPicture name={who === bearer ? 'ring' : words.characterCard(one.character).icon} />}
              total={view.terms.competitive ? say.score(one.worth) : say.slain(one.kills.length)}
            >
              {who === bearer ? say.bearer : one.fate === 'lost' ? say.inside : say.escaped}
            </ScoreRow>
          ))}
        </ScoreRows>
      </EndScreen>
    </div>
  );
}

function rank(fate: string, isBearer: boolean): number {
  if (isBearer) return 2;
  return fate === 'lost' ? 0 : 1;
}
