import { forgetScreen, type KeptScreen } from '../../device/device.ts';
import type { KeptTable } from '../../device/kept/kept-tables.ts';
import { gameName } from '../../kit/games/registry.ts';
import styles from './continue.module.css';
import { useContinueText } from './continue-text.ts';
import { Ways } from './continue-way.tsx';
import { forgetForGood } from './remove-dropped.ts';

/** Folded below the unfinished tables: those this device only shows, and what-if games. */
export function SetAside({
  screens,
  tried,
  onForgotten,
}: {
  screens: readonly KeptScreen[];
  tried: readonly KeptTable[];
  onForgotten(): void;
}) {
  const text = useContinueText();
  if (screens.length + tried.length === 0) return undefined;
  const ways = [
    ...screens.map(({ code, game }) => ({
      to: `/screen/${code}`,
      label: text.screenAt(gameName(game), code),
      forget: text.forget(code),
      forgets: () => forgetScreen(code),
    })),
    ...tried.map(({ code, game }) => ({
      to: `/here/${code}`,
      label: text.triedAt(gameName(game), code),
      forget: text.forget(code),
      forgets: () => forgetForGood(code),
    })),
  ];
  return (
    <details className={`centred ${styles.continue}`}>
      <summary className="hint">{text.asideTitle}</summary>
      <Ways ways={ways} onForgotten={onForgotten} />
    </details>
  );
}
