import { Sign } from '../../../../client/kit/signs/sign.tsx';
import { DUNGEONS, STARTING_AP } from '../../rules/state.ts';
import type { DashView } from '../../rules/view.ts';
import { DashIcon } from '../dash-icon.tsx';
import type { Words } from '../words.ts';
import styles from './meter.module.css';

/** Dungeons and AP left: gates and flames, with figures beside them. */
export function Meter({ view, words, explorer }: { view: DashView; words: Words; explorer: string | undefined }) {
  const { page, game } = words;
  const faceDown = view.spaces.filter((space) => space === 'face-down').length;
  return (
    <div className={`wrap spread compact ${styles.meter}`}>
      <p className={`row ${styles.dungeons}`} data-rule="DA-2">
        <span aria-hidden="true" className={styles.gates}>
          {Array.from({ length: DUNGEONS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three gates in a row
            <span key={index} data-reached={index < view.dungeon}>
              <DashIcon name="dungeon-gate" />
            </span>
          ))}
        </span>
        <span className="visually-hidden">{page.dungeonOf(view.dungeon, DUNGEONS)}, </span>
        <span>{page.cardsLeft(faceDown)}</span>
      </p>
      {/* Between dungeons nobody explores: the element stays, empty. */}
      <p
        className={`row strong unbroken shrinks ${view.phase === 'exchange' ? 'unseen' : ''} ${styles.ap}`}
        data-rule="DA-10"
      >
        <span aria-hidden="true" className={styles.flames}>
          {Array.from({ length: Math.max(STARTING_AP, view.ap) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: flames in a row
            <span key={index} data-lit={index < view.ap} data-flip={`flame-${index}`}>
              <DashIcon name="flame" />
            </span>
          ))}
        </span>
        <Sign id="ap" className={styles.figure}>
          <span className="visually-hidden">{page.apOf(game.ap(view.ap), explorer)}</span>
          <span aria-hidden="true" data-flip="ap">
            {game.ap(view.ap)}
          </span>
        </Sign>
      </p>
    </div>
  );
}
