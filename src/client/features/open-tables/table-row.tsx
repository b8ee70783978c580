import type { TableOnOffer } from '../../../protocol/open-tables.ts';
import { gameEntry, gameName } from '../../kit/games/registry.ts';
import { Button } from '../../kit/parts/button.tsx';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import styles from './open-tables.module.css';
import { useOpenTablesText } from './text/text.ts';

/** Stays with the fact before it: no line begins with it. */
const SEPARATOR = '\u00a0· ';

/** One open table: game, people, pace and language, and a tap to a chair. */
export function TableRow(props: { table: TableOnOffer; isBusy: boolean; onSit(): void }) {
  const { game, people, bots, status, free, pace, language, code } = props.table;
  const text = useOpenTablesText();
  const door = gameEntry(game)?.door;
  const names = people.map(({ name }) => name);
  const facts = [text.status[status], text.free(free), text.pace[pace], text.language[language]];
  return (
    <li className={`gap-10 panel row arrives ${styles.table}`} data-game={game} data-table={code}>
      {door !== undefined && <DoorIcon door={door} className={styles.icon} />}
      <div className="column grow shrinks">
        <p className="strong dense">{gameName(game)}</p>
        <p className="two-lines">{text.company(names, bots)}</p>
        <p className="hint">{facts.join(SEPARATOR)}</p>
      </div>
      <Button look="plain" aria-label={text.sitAt(gameName(game), names)} disabled={props.isBusy} onClick={props.onSit}>
        {props.isBusy ? text.taking : text.sit}
      </Button>
    </li>
  );
}
