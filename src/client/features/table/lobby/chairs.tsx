import { useRef, useState } from 'react';
import { type BotFacts, offered } from '../../../../games/kit.ts';
import type { ChairInfo, TableInfo } from '../../../../protocol/table-info.ts';
import type { PageRequest } from '../../../connection/request.ts';
import { Crest } from '../../../kit/crests/crest.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Icon } from '../../../kit/parts/icon.tsx';
import type { RequestResult } from '../../../kit/request-result.ts';
import { useHostingText } from '../../../play/hosting/text/text.ts';
import { type ReportedPerson, ReportSheet } from '../../../play/strangers/report-sheet.tsx';
import { StrangerActions } from '../../../play/strangers/stranger-actions.tsx';
import { useLocale } from '../../../text/language.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import { useArrivals } from '../use-arrivals.ts';
import styles from './chairs.module.css';
import { HostRights } from './host-rights.tsx';

/** Animates somebody sitting down. */
const LOOKS: Readonly<Record<ChairInfo['kind'], string>> = { empty: '', person: 'arrives', bot: 'arrives' };

interface ChairsProps {
  table: TableInfo;
  you: number | undefined;
  isHost: boolean;
  bots: readonly BotFacts[];
  ask(ask: PageRequest): Promise<RequestResult>;
}

/** The chairs of the table. Seats, and with them crests, are counted over the taken chairs. */
export function Chairs(props: ChairsProps) {
  const text = useTablesText().lobby;
  const locale = useLocale();
  const { table, isHost, ask } = props;
  const [reported, setReported] = useState<ReportedPerson>();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivals(table.chairs.filter(({ kind }) => kind === 'person').length);
  const firstEmpty = table.chairs.findIndex(({ kind }) => kind === 'empty');
  return (
    <section className={`stack ${styles.round}`} aria-labelledby="chairs">
      <h2 id="chairs" className="title" ref={heading} tabIndex={-1}>
        {text.chairs}
      </h2>
      <ol className={`grid ${styles.chairs}`}>
        {table.chairs.map((chair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <li key={index} className={`panel row shrinks ${styles.chair} ${LOOKS[chair.kind]}`} data-kind={chair.kind}>
            {chair.kind === 'empty' ? (
              <>
                <Icon name="wooden-chair" />
                <span className="visually-hidden">{text.chairEmpty(index + 1)}</span>
              </>
            ) : (
              <Sitting
                {...props}
                chair={chair}
                index={index}
                onReport={setReported}
                onDone={() => heading.current?.focus()}
              />
            )}
          </li>
        ))}
      </ol>
      <ReportSheet about={reported} isHost={isHost} ask={ask} onClose={() => setReported(undefined)} />
      {isHost && firstEmpty !== -1 && (
        <div className="wrap share">
          {offered(props.bots).map(({ id, name }) => (
            <Button key={id} look="plain" onClick={() => ask({ kind: 'add-bot', bot: id })}>
              <Icon name="robot-golem" /> {text.addBotNamed(name[locale])}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** A person or a bot on a chair, and what can be done about them. */
function Sitting(
  props: ChairsProps & {
    chair: Exclude<ChairInfo, { kind: 'empty' }>;
    index: number;
    onReport(person: ReportedPerson): void;
    onDone(): void;
  },
) {
  const { table, you, isHost, ask, chair, index } = props;
  const text = useTablesText().lobby;
  const hosting = useHostingText();
  const locale = useLocale();
  const isReady = chair.kind === 'person' && index !== table.host && chair.ready === true;
  const botName = (bot: string) => props.bots.find(({ id }) => id === bot)?.name[locale] ?? bot;
  const marks = [
    index === you && text.you,
    index === table.host && text.host,
    chair.kind === 'bot' && `${text.bot} · ${botName(chair.bot)}`,
    chair.kind === 'person' && !chair.here && text.away,
    isReady && (index === you ? hosting.youReady : hosting.ready),
  ];
  return (
    <>
      <Crest seat={seatOf(table.chairs, index)} />
      <span className={`column grow ${styles.who}`}>
        <span className="two-lines strong" title={chair.name}>
          {chair.name}
        </span>
        <span className="hint">{marks.filter((mark) => mark !== false).join(' · ')}</span>
      </span>
      {table.open !== undefined && chair.kind === 'person' && you !== undefined && index !== you && (
        <StrangerActions table={table} chair={index} onReport={props.onReport} />
      )}
      {isHost && index !== you && (
        <HostRights
          name={chair.name}
          kind={chair.kind}
          onHandOver={() => ask({ kind: 'hand-over', chair: index })}
          onRemove={() => ask({ kind: 'remove', chair: index })}
          onDone={props.onDone}
        />
      )}
    </>
  );
}

function seatOf(chairs: readonly ChairInfo[], index: number): number {
  return chairs.slice(0, index).filter(({ kind }) => kind !== 'empty').length;
}
