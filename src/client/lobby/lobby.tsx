import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { Answer, Ask } from '../connection/answer.ts';
import type { TableHandle } from '../connection/use-table.ts';
import { rememberedCrest, rememberedName, rememberName } from '../device.ts';
import { gameEntry, gameName } from '../games/registry.ts';
import { useText } from '../language.ts';
import { useLearnText } from '../learn/text/index.ts';
import { Button } from '../parts/button.tsx';
import nextStep from '../parts/next-step.module.css';
import { useMannersText } from '../table/manners/text.ts';
import { ToRecords } from '../table/to-records.tsx';
import { useTablesText } from '../text/tables.ts';
import { Arrival } from './arrival.tsx';
import { Chairs } from './chairs.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { MannersForm } from './manners-form.tsx';
import { NameForm } from './name-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { OptionsShown } from './options-shown.tsx';

const RoomNote = lazy(() => import('../same-room/room-note.tsx').then((module) => ({ default: module.RoomNote })));

/** Before the game: who sits where, the link for the others, how to play, and what is being waited for. */
export function Lobby({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const text = useText();
  const tables = useTablesText();
  const manners = useMannersText();
  const learn = useLearnText();
  const [trouble, setTrouble] = useState<string>();
  // Whoever opens a first table here has not said a name yet.
  const [renaming, setRenaming] = useState(() => rememberedName() === undefined);
  const { chair, campaign, removed } = handle.snapshot.you;
  const game = gameEntry(table.game);
  const isHost = chair !== undefined && chair === table.host;
  const own = chair === undefined ? undefined : table.chairs[chair];
  const isReady = own?.kind === 'person' && own.ready === true;
  const taken = table.chairs.filter(({ kind }) => kind !== 'empty').length;
  // Bots that sit down at the start.
  const late = Math.max(0, Math.min(table.manners.fill?.to ?? 0, table.chairs.length) - taken);

  function note(answer: Answer): Answer {
    setTrouble(answer.kind === 'error' ? tables.errors[answer.code] : undefined);
    return answer;
  }
  const ask = async (what: Ask) => note(await handle.ask(what));
  const sit = async (name: string) => {
    rememberName(name);
    setRenaming(false);
    note(await handle.sit(name));
  };

  const invitation = (
    <div className={styles.invitation}>
      <Invitation code={table.code} gameName={gameName(table.game)} />
    </div>
  );

  return (
    <main id="content" className={styles.lobby}>
      <h1>{tables.lobby.title(gameName(table.game))}</h1>
      {table.campaign !== undefined && (
        <p className={styles.campaign}>
          {campaign === undefined ? (
            tables.campaign.title
          ) : (
            <Link href={`/c/${campaign}`}>{tables.campaign.title}</Link>
          )}
          {Object.entries(table.campaign.options).map(([name, value]) => {
            const what = tables.lobby.optionValues[`${name}.${value}`];
            return what !== undefined && <strong key={name}> · {what}</strong>;
          })}
        </p>
      )}
      {chair === undefined && <Arrival table={table} handle={handle} host={nameOn(table, table.host)} onSit={sit} />}
      {table.sameRoom === true && removed !== true && (
        <Suspense fallback={null}>
          <RoomNote code={table.code} />
        </Suspense>
      )}
      <div className={styles.columns}>
        {table.sameRoom !== true && invitation}
        <div className={`${styles.column} ${styles.people}`}>
          <Chairs table={table} you={chair} isHost={isHost} bots={game?.bots ?? []} ask={ask} />
          {chair !== undefined && (
            <div className={styles.self}>
              {renaming ? (
                <NameForm
                  action={tables.lobby.rename}
                  onName={async (name) => {
                    rememberName(name);
                    await ask({ kind: 'rename', name, crest: rememberedCrest() });
                    setRenaming(false);
                  }}
                />
              ) : (
                <Button look="quiet" onClick={() => setRenaming(true)}>
                  {tables.lobby.rename}
                </Button>
              )}
              <Button look="quiet" onClick={() => ask({ kind: 'stand' })}>
                {tables.lobby.stand}
              </Button>
            </div>
          )}
          {table.before !== undefined && <ToRecords table={table} />}
          <p className={styles.rules}>
            <Link href={`/rules/${table.game}`}>{text.bar.rules}</Link>{' '}
            {game !== undefined && (
              <>
                <a href={`/learn/${table.game}/1?table=${table.code}`} target="_blank" rel="noopener">
                  {learn.whileWaiting}
                </a>{' '}
                <small>{learn.newTab}</small>
              </>
            )}
          </p>
        </div>
        <div className={`${styles.column} ${styles.choices}`}>
          {!isHost && game !== undefined && <OptionsShown table={table} game={game} />}
          {isHost && game !== undefined && (
            <OptionsForm game={game.id} table={table} onChange={(options) => ask({ kind: 'set-options', options })} />
          )}
          {isHost && game !== undefined && (
            <MannersForm table={table} game={game} onChange={(to) => ask({ kind: 'set-manners', manners: to })} />
          )}
        </div>
        {table.sameRoom === true && invitation}
      </div>
      <div className={nextStep.bar}>
        <output className={styles.waiting}>{trouble ?? waitingFor()}</output>
        {chair !== undefined && !isHost && (
          <Button look={isReady ? 'plain' : 'main'} onClick={() => ask({ kind: 'ready', ready: !isReady })}>
            {isReady ? manners.chairs.beUnready : manners.chairs.beReady}
          </Button>
        )}
        {isHost && (
          <Button look="main" disabled={taken + late < (game?.seats.min ?? 1)} onClick={() => ask({ kind: 'start' })}>
            {tables.lobby.start}
          </Button>
        )}
      </div>
    </main>
  );

  function waitingFor(): string {
    const missing = (game?.seats.min ?? 1) - taken - late;
    if (missing > 0) return isHost ? tables.lobby.waitingForPlayers(missing) : tables.lobby.waitingForMore(missing);
    if (!isHost) {
      const host = nameOn(table, table.host);
      return host === undefined ? tables.lobby.waitingForFirst : tables.lobby.waitingForHost(host);
    }
    const guests = table.chairs.filter((one, index) => one.kind === 'person' && index !== chair);
    const slow = guests.flatMap((one) => (one.kind === 'person' && one.ready !== true ? [one.name] : []));
    if (late > 0 && slow.length === 0) return manners.chairs.botsCome(taken, late);
    if (guests.length === 0) return tables.lobby.readyToStart(taken);
    return slow.length > 0 ? manners.chairs.waitingForReady(taken, slow) : manners.chairs.allReady(taken);
  }
}

function nameOn(table: TableInfo, chair: number | undefined): string | undefined {
  const sitting = chair === undefined ? undefined : table.chairs[chair];
  return sitting === undefined || sitting.kind === 'empty' ? undefined : sitting.name;
}
