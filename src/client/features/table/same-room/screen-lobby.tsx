import { Link } from 'wouter';
import { CODE_LENGTH } from '../../../../protocol/limits.ts';
import type { ChairInfo, TableInfo } from '../../../../protocol/table-info.ts';
import { Crest } from '../../../kit/crests/crest.tsx';
import { gameEntry, gameName } from '../../../kit/games/registry.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import { useGameTheme } from '../../../kit/parts/use-game-theme.ts';
import { QrCode } from '../../../kit/qr-code/qr-code.tsx';
import { useHostingText } from '../../../play/hosting/text/text.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import { useArrivals } from '../use-arrivals.ts';
import styles from './screen-lobby.module.css';
import { useSameRoomText } from './text/text.ts';
import { waitingFor } from './waiting-for.ts';

/** Host names that only work on the server's own machine, not on phones. */
const THIS_COMPUTER = ['localhost', '127.0.0.1', '[::1]'];

/** The lobby on a big screen: a code to scan, the chairs, and who starts. */
export function ScreenLobby({ table }: { table: TableInfo }) {
  const text = useSameRoomText();
  const game = gameEntry(table.game);
  const link = `${location.origin}/t/${table.code}`;
  const typed = table.code.slice(0, CODE_LENGTH);
  const people = table.chairs.filter(({ kind }) => kind === 'person').length;
  useGameTheme(table.game);
  useArrivals(people);
  const said = waitingFor(table, game?.seats ?? { min: 1, max: table.chairs.length }, text);
  return (
    <main id="content" className={`grid ${styles.lobby}`}>
      <section className={`card parchment centred shadowed ${styles.code}`} aria-label={text.scan}>
        <p className={`strong title-face ${styles.scan}`}>{text.scan}</p>
        <QrCode link={link} label={link} className={styles.qr} />
        <p className="dim">{text.orType(location.host)}</p>
        <p className={`title-face ${styles.letters}`} translate="no">
          <span className="visually-hidden">{[...typed].join(' ')}</span>
          <span aria-hidden="true">{typed}</span>
        </p>
        {THIS_COMPUTER.includes(location.hostname) && <p className={`rounded ${styles.warning}`}>{text.onlyHere}</p>}
      </section>
      <section className={`stack gap-11 centred ${styles.people}`}>
        <h1 translate="no">{gameName(table.game)}</h1>
        <ol className={`across grid ${styles.chairs}`} data-count={table.chairs.length}>
          {table.chairs.map((chair, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
            <ChairCard key={index} chair={chair} table={table} index={index} />
          ))}
        </ol>
        <p className={styles.waiting} role="status">
          {said.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        <p className="links">
          <Link href={`/t/${table.code}`}>{text.alsoHere}</Link>
        </p>
      </section>
    </main>
  );
}

function ChairCard({ chair, table, index }: { chair: ChairInfo; table: TableInfo; index: number }) {
  const text = useSameRoomText();
  const lobby = useTablesText().lobby;
  const manners = useHostingText();
  if (chair.kind === 'empty') {
    return (
      <li className={`panel stack centred ${styles.chair}`} data-kind="empty">
        <Icon name="wooden-chair" className={styles.crest} />
        <span className={`dim ${styles.mark}`}>{text.empty}</span>
      </li>
    );
  }
  const marks = [
    index === table.host && `♛ ${lobby.host}`,
    chair.kind === 'bot' && lobby.bot,
    chair.kind === 'person' && !chair.here && lobby.away,
    chair.kind === 'person' && index !== table.host && chair.ready === true && `✓ ${manners.ready}`,
  ];
  return (
    <li className={`panel stack centred arrives ${styles.chair}`} data-kind={chair.kind}>
      <Crest
        seat={table.chairs.slice(0, index).filter(({ kind }) => kind !== 'empty').length}
        className={styles.crest}
      />
      <span className={`strong ${styles.name}`}>{chair.name}</span>
      <span className={`dim ${styles.mark}`}>{marks.filter((mark) => mark !== false).join(' · ')}</span>
    </li>
  );
}
