import { useId } from 'react';
import { offered } from '../../../games/kit.ts';
import type { TableInfo, TableSettings } from '../../../protocol/table-info.ts';
import type { GameEntry } from '../../kit/games/registry.ts';
import fields from '../../kit/parts/fields.module.css';
import { useLocale } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { useHostingText } from '../hosting/text/text.ts';
import styles from './option-field.module.css';

/** The table settings, chosen by the host. */
export function TableSettingsForm(props: {
  table: Pick<TableInfo, 'manners' | 'sameRoom' | 'campaign'>;
  game: GameEntry;
  onChange(manners: TableSettings): void;
}) {
  const text = useHostingText();
  const { game, onChange } = props;
  const { manners, sameRoom, campaign } = props.table;
  // No slow pace in real time or in same-room mode.
  const hasPace = game.realTime !== true && sameRoom !== true;
  return (
    <>
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
      {hasPace && manners.pace === 'slow' && <p className="hint">{text.slowHint}</p>}
      {game.realTime !== true && campaign === undefined && (
        <PracticeCheckbox
          isPractice={manners.freeUndo === true}
          onChange={(is) => onChange(withPractice(manners, is))}
        />
      )}
    </>
  );
}

/** Whether any move may be undone, and the game does not count. */
export function PracticeCheckbox({
  isPractice,
  onChange,
}: {
  isPractice: boolean;
  onChange(isPractice: boolean): void;
}) {
  const text = useHostingText();
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
      <p id={id} className="hint">
        {text.freeUndoHint}
      </p>
    </>
  );
}

function withPractice({ freeUndo: _, ...manners }: TableSettings, isPractice: boolean): TableSettings {
  return isPractice ? { ...manners, freeUndo: true } : manners;
}

/** Whether bots fill empty chairs at the start, up to how many players, and how well they play. */
function Fill({
  manners,
  game,
  onChange,
}: {
  manners: TableSettings;
  game: GameEntry;
  onChange(manners: TableSettings): void;
}) {
  const text = useHostingText();
  const { fillLevel } = useTablesText().lobby;
  const locale = useLocale();
  const id = useId();
  const { fill, ...rest } = manners;
  function choose(to: number) {
    const bot = fill?.bot ?? game.bots[0].id;
    onChange(to === 0 ? rest : { ...rest, fill: { to, bot } });
  }
  return (
    <div className={`stack gap-4 ${styles.field}`}>
      <label htmlFor={id}>{text.fill}</label>
      <select
        id={id}
        className={fields.field}
        value={fill?.to ?? 0}
        onChange={({ target }) => choose(Number(target.value))}
      >
        <option value={0}>{text.fillNone}</option>
        {Array.from({ length: game.seats.max - 1 }, (_, more) => more + 2).map((to) => (
          <option key={to} value={to}>
            {text.fillTo(to)}
          </option>
        ))}
      </select>
      {fill !== undefined && game.bots.length > 1 && (
        <label className="beside">
          <span>{fillLevel}</span>
          <select
            className={fields.field}
            value={fill.bot}
            onChange={({ target }) => onChange({ ...rest, fill: { ...fill, bot: target.value } })}
          >
            {offered(game.bots).map(({ id, name }) => (
              <option key={id} value={id}>
                {name[locale]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
