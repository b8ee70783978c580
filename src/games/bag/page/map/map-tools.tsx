import { useContext } from 'react';
import { StillContext } from '../../../../client/kit/table/still.ts';
import type { BagPageText } from '../text/text.ts';
import styles from './dungeon-map.module.css';

/** Zoom in and out, whole map, back to your adventurer, and map only; a static picture of the map has none of them. */
export function MapTools(props: {
  text: BagPageText['actions'];
  showAll(): void;
  findMe(): void;
  zoomBy(factor: number): void;
  /** Hides or shows what floats above the map. */
  onFold?(): void;
  isFolded: boolean;
}) {
  const isStill = useContext(StillContext);
  const { text } = props;
  if (isStill) return undefined;
  const tools = [
    { label: text.nearer, sign: 'M12 4v16M4 12h16', act: () => props.zoomBy(1.3) },
    { label: text.farther, sign: 'M4 12h16', act: () => props.zoomBy(1 / 1.3) },
    { label: text.all, sign: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', act: props.showAll },
    { label: text.find, sign: 'M12 2v5M12 17v5M2 12h5M17 12h5M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8', act: props.findMe },
    ...(props.onFold === undefined
      ? []
      : [
          {
            label: props.isFolded ? text.unfold : text.fold,
            sign: props.isFolded ? 'M5 15l7-7l7 7' : 'M5 9l7 7l7-7',
            act: props.onFold,
          },
        ]),
  ];
  return (
    <div className={`stack not-on-screen ${styles.tools}`}>
      {tools.map(({ label, sign, act }) => (
        <button
          key={label}
          type="button"
          className={`sign ${styles.tool}`}
          aria-label={label}
          title={label}
          onClick={act}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  );
}
