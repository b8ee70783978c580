import { useEffect, useRef } from 'react';
import type { ChairInfo, TableInfo } from '../../protocol/table-info.ts';
import type { Answer, Ask } from '../connection/answer.ts';
import { Button } from '../parts/button.tsx';
import { Crest } from '../parts/crest.tsx';
import { Icon } from '../parts/icon.tsx';
import { play } from '../sound.ts';
import { useMannersText } from '../table/manners/text.ts';
import { useTablesText } from '../text/tables.ts';
import styles from './chairs.module.css';
import { HostRights } from './host-rights.tsx';

/** The chairs round the table. Seats, and with them crests, are counted over the chairs that are taken. */
export function Chairs(props: {
  table: TableInfo;
  you: number | undefined;
  isHost: boolean;
  bots: readonly string[];
  ask(ask: Ask): Promise<Answer>;
}) {
  const text = useTablesText().lobby;
  const manners = useMannersText().chairs;
  const { table, you, isHost, ask } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivals(table.chairs.filter(({ kind }) => kind === 'person').length);
  const firstEmpty = table.chairs.findIndex(({ kind }) => kind === 'empty');
  return (
    <section className={styles.round} aria-labelledby="chairs">
      <h2 id="chairs" ref={heading} tabIndex={-1}>
        {text.chairs}
      </h2>
      <ol className={styles.chairs}>
        {table.chairs.map((chair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <li key={index} className={styles.chair} data-kind={chair.kind}>
            {chair.kind === 'empty' ? (
              <>
                <Icon name="wooden-chair" className={styles.emptyIcon} />
                <span className={styles.who}>
                  <span className="visually-hidden">{text.chairEmpty(index + 1)}</span>
                </span>
              </>
            ) : (
              <>
                <Crest seat={seatOf(table.chairs, index)} className={styles.crest} />
                <span className={styles.who}>
                  <span className={styles.name} title={chair.name}>
                    {chair.name}
                  </span>
                  <span className={styles.marks}>{marks(chair, index)}</span>
                </span>
                {isHost && index !== you && (
                  <HostRights
                    name={chair.name}
                    kind={chair.kind}
                    onHandOver={() => ask({ kind: 'hand-over', chair: index })}
                    onRemove={() => ask({ kind: 'remove', chair: index })}
                    onDone={() => heading.current?.focus()}
                  />
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {isHost && firstEmpty !== -1 && (
        <div className={styles.bots}>
          {props.bots.map((bot) => (
            <Button key={bot} look="plain" onClick={() => ask({ kind: 'add-bot', bot })}>
              <Icon name="robot-golem" /> {text.addBotNamed(text.botNames[bot] ?? bot)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );

  function marks(chair: Exclude<ChairInfo, { kind: 'empty' }>, index: number): string {
    const words = [
      index === you && text.you,
      index === table.host && text.host,
      chair.kind === 'bot' && `${text.bot} · ${text.botNames[chair.bot] ?? chair.bot}`,
      chair.kind === 'person' && !chair.here && text.away,
      chair.kind === 'person' &&
        index !== table.host &&
        chair.ready === true &&
        (index === you ? manners.youReady : manners.ready),
    ];
    return words.filter((word) => word !== false).join(' · ');
  }
}

/** Somebody coming in is heard as well as seen. */
function useArrivals(people: number): void {
  const were = useRef(people);
  useEffect(() => {
    if (people > were.current) void play('arrival');
    were.current = people;
  }, [people]);
}

function seatOf(chairs: readonly ChairInfo[], index: number): number {
  return chairs.slice(0, index).filter(({ kind }) => kind !== 'empty').length;
}
