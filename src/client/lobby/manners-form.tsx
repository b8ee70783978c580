import { useId } from 'react';
import type { Manners, TableInfo } from '../../protocol/table-info.ts';
import type { GameEntry } from '../games/registry.ts';
import fields from '../parts/fields.module.css';
import { useMannersText } from '../table/manners/text.ts';
import styles from './lobby.module.css';

/** How the people at this table want to treat each other; the host's to choose. */
export function MannersForm(props: {
  table: Pick<TableInfo, 'manners' | 'sameRoom' | 'campaign'>;
  game: GameEntry;
  onChange(manners: Manners): void;
}) {
  const text = useMannersText().manners;
  const { game, onChange } = props;
  const { manners, sameRoom, campaign } = props.table;
  // Against a clock nobody takes days, nor in one room.
  const hasPace = game.realTime !== true && sameRoom !== true;
  return (
    <section className={styles.options} aria-labelledby="manners">
      <h2 id="manners">{text.title}</h2>
      <Fill manners={manners} game={game} onChange={onChange} />
      <label className={fields.tick}>
        <input
          type="checkbox"
          checked={manners.takeBots}
          onChange={({ target }) => onChange({ ...manners, takeBots: target.checked })}
        />{' '}
        {text.takeBots}
      </label>
      {hasPace && (
        <label className={fields.tick}>
          <input
            type="checkbox"
            checked={manners.pace === 'slow'}
            onChange={({ target }) => onChange({ ...manners, pace: target.checked ? 'slow' : 'live' })}
          />{' '}
          {text.slow}
        </label>
      )}
      {hasPace && manners.pace === 'slow' && <p className={styles.hint}>{text.slowHint}</p>}
      {game.realTime !== true && campaign === undefined && (
        <PracticeTick isPractice={manners.freeUndo === true} onChange={(is) => onChange(withPractice(manners, is))} />
      )}
    </section>
  );
}

/** Whether any move may be taken back, and the game counts nowhere. */
export function PracticeTick({ isPractice, onChange }: { isPractice: boolean; onChange(isPractice: boolean): void }) {
  const text = useMannersText().manners;
  const id = useId();
  return (
    <>
      <label className={fields.tick}>
        <input
          type="checkbox"
          checked={isPractice}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />{' '}
        {text.freeUndo}
      </label>
      <p id={id} className={styles.hint}>
        {text.freeUndoHint}
      </p>
    </>
  );
}

function withPractice({ freeUndo: _, ...manners }: Manners, isPractice: boolean): Manners {
  return isPractice ? { ...manners, freeUndo: true } : manners;
}

/** Whether bots sit down on empty chairs at the start, and until how many play. */
function Fill({ manners, game, onChange }: { manners: Manners; game: GameEntry; onChange(manners: Manners): void }) {
  const text = useMannersText().manners;
  const id = useId();
  function choose(to: number) {
    const { fill, ...rest } = manners;
    const bot = fill?.bot ?? game.bots[0];
    onChange(to === 0 || bot === undefined ? rest : { ...rest, fill: { to, bot } });
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text.fill}</label>
      <select
        id={id}
        className={fields.field}
        value={manners.fill?.to ?? 0}
        onChange={({ target }) => choose(Number(target.value))}
      >
        <option value={0}>{text.fillNone}</option>
        {Array.from({ length: game.seats.max - 1 }, (_, more) => more + 2).map((to) => (
          <option key={to} value={to}>
            {text.fillTo(to)}
          </option>
        ))}
      </select>
    </div>
  );
}
