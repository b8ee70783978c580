import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { PageRequest } from '../../../connection/request.ts';
import type { TableHandle } from '../../../connection/use-table.ts';
import { rememberedCrest, rememberedName, rememberName } from '../../../device/device.ts';
import { useOptionsText } from '../../../kit/games/options-text.ts';
import { gameEntry, gameName } from '../../../kit/games/registry.ts';
import { Button } from '../../../kit/parts/button.tsx';
import nextStep from '../../../kit/parts/next-step.module.css';
import type { RequestResult } from '../../../kit/request-result.ts';
import { ToRecords } from '../../../play/after/to-records.tsx';
import { useHostingText } from '../../../play/hosting/text/text.ts';
import { NameForm } from '../../../play/joining/name-form.tsx';
import { OptionsForm } from '../../../play/options/options-form.tsx';
import { TableSettingsForm } from '../../../play/options/table-settings-form.tsx';
import { OpenSwitch } from '../../../play/strangers/open-switch.tsx';
import { useStrangersText } from '../../../play/strangers/text/text.ts';
import { useLatestChoice } from '../../../play/use-latest-choice.ts';
import { useText } from '../../../text/language.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import { Chairs } from './chairs.tsx';
import { Chat } from './chat.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { FirstLook } from './first-look.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { OptionsShown } from './options-shown.tsx';
import { TakeChair } from './take-chair.tsx';

const RoomNote = lazy(() => import('../../../play/room-note.tsx').then((module) => ({ default: module.RoomNote })));

/** How long an error is shown, before the lobby shows again who everybody waits for. */
const TROUBLE_MS = 8000;

/** The lobby: who sits where, the link for others, the options, and what everybody waits for. */
export function Lobby({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const tables = useTablesText();
  const lobby = useLobby(table, handle);
  const { isHost, isSeated } = lobby;
  const isSameRoom = table.sameRoom === true;
  return (
    <main id="content" className="page above-bar">
      <h1>{tables.lobby.title(gameName(table.game))}</h1>
      {table.campaign !== undefined && <Campaign table={table} code={handle.snapshot.you.campaign} />}
      {!isSeated && <FirstLook table={table} />}
      {!isSeated && <TakeChair table={table} handle={handle} host={nameOnChair(table, table.host)} onSit={lobby.sit} />}
      {isSameRoom && handle.snapshot.you.removed !== true && (
        <Suspense fallback={null}>
          <RoomNote code={table.code} />
        </Suspense>
      )}
      <div className={`stack gap-11 ${styles.columns}`}>
        {isHost && !isSameRoom && <Invite table={table} lobby={lobby} />}
        <People table={table} handle={handle} lobby={lobby} />
        <Choices table={table} handle={handle} lobby={lobby} />
        {isSeated && (!isHost || isSameRoom) && <Invite table={table} lobby={lobby} />}
      </div>
      <StartBar table={table} lobby={lobby} />
    </main>
  );
}

type LobbyNow = ReturnType<typeof useLobby>;

interface PartProps {
  table: TableInfo;
  lobby: LobbyNow;
}

/** What the reader is at this table, and what they can ask for. */
function useLobby(table: TableInfo, handle: TableHandle) {
  const text = useText();
  const tables = useTablesText();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (trouble === undefined) return undefined;
    const timer = setTimeout(() => setTrouble(undefined), TROUBLE_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  const { chair } = handle.snapshot.you;
  const own = chair === undefined ? undefined : table.chairs[chair];
  const isHost = chair !== undefined && chair === table.host;
  // From the tap on the page looks as for a seated player: a late response moves nothing.
  const [isSitting, setSitting] = useState(false);
  if (isSitting && chair !== undefined) setSitting(false);
  const taken = table.chairs.filter(({ kind }) => kind !== 'empty').length;

  function note(answer: RequestResult): RequestResult {
    setTrouble(answer.kind === 'error' ? tables.errors[answer.code] : undefined);
    return answer;
  }
  const ask = async (what: PageRequest) => note(await handle.ask(what));
  return {
    chair,
    isHost,
    isSitting,
    isSeated: chair !== undefined || isSitting,
    // The host of a table opened with bots, or by a campaign, has not entered a name yet.
    isNameless: isHost && own?.kind === 'person' && own.name === text.names.guest && rememberedName() === undefined,
    isReady: own?.kind === 'person' && own.ready === true,
    isAlone: !table.chairs.some((other, index) => other.kind === 'person' && index !== chair),
    taken,
    // Bots that will sit down at the start.
    late: Math.max(0, Math.min(table.manners.fill?.to ?? 0, table.chairs.length) - taken),
    trouble,
    ask,
    async sit(name: string) {
      rememberName(name);
      setSitting(true);
      const answer = note(await handle.sit(name));
      if (answer.kind !== 'done') setSitting(false);
    },
    async rename(name: string) {
      rememberName(name);
      await ask({ kind: 'rename', name, crest: rememberedCrest() });
    },
  };
}

/** The campaign of the table, and what it has chosen for it. */
function Campaign({ table, code }: { table: TableInfo; code: string | undefined }) {
  const optionsText = useOptionsText(gameEntry(table.game));
  const { title } = useTablesText().campaign;
  return (
    <p className="centred">
      {code === undefined ? title : <Link href={`/c/${code}`}>{title}</Link>}
      {Object.entries(table.campaign?.options ?? {}).map(([name, value]) => {
        const what = optionsText[name]?.values?.[String(value)];
        return what !== undefined && <strong key={name}> · {what}</strong>;
      })}
    </p>
  );
}

/** The link for others; a host without a name is asked for it first. */
function Invite({ table, lobby }: PartProps) {
  const { title } = useText().names;
  const { getLink, getLinkLead } = useTablesText().lobby;
  return (
    <div className={styles.invitation}>
      {lobby.isNameless ? (
        <div className="card lit glowing">
          <h2>{title}</h2>
          <p>{getLinkLead}</p>
          <NameForm action={getLink} onName={lobby.rename} />
        </div>
      ) : (
        <Invitation code={table.code} gameName={gameName(table.game)} />
      )}
    </div>
  );
}

/** The chairs, one's own, and the chat. */
function People({ table, handle, lobby }: PartProps & { handle: TableHandle }) {
  const text = useText();
  const hosting = useHostingText();
  const game = gameEntry(table.game);
  const { isHost, isSeated, ask } = lobby;
  return (
    <div className={`stack gap-11 ${styles.people}`}>
      <Chairs table={table} you={lobby.chair} isHost={isHost} bots={game?.bots ?? []} ask={ask} />
      {isSeated && <OwnChair lobby={lobby} />}
      {table.sameRoom !== true && !(isHost && lobby.isAlone) && (
        <Chat table={table} handle={handle} isSeated={isSeated} />
      )}
      {table.before !== undefined && <ToRecords table={table} />}
      <p className="wrap flat centred links">
        <Link href={`/rules/${table.game}`}>{text.bar.rules}</Link>{' '}
        {game !== undefined && (
          <>
            <a href={`/learn/${table.game}/1?table=${table.code}`} target="_blank" rel="noopener">
              {hosting.whileWaiting}
            </a>{' '}
            <small className="whole-line dim">{hosting.newTab}</small>
          </>
        )}
      </p>
    </div>
  );
}

/** Another name, and standing up. */
function OwnChair({ lobby }: { lobby: LobbyNow }) {
  const { rename, stand } = useTablesText().lobby;
  const [renaming, setRenaming] = useState(false);
  const { isSitting, ask } = lobby;
  return (
    <div className="wrap centred">
      {renaming ? (
        <NameForm
          action={rename}
          onName={async (name) => {
            await lobby.rename(name);
            setRenaming(false);
          }}
        />
      ) : (
        !lobby.isNameless && (
          <Button look="quiet" disabled={isSitting} onClick={() => setRenaming(true)}>
            {rename}
          </Button>
        )
      )}
      <Button look="quiet" disabled={isSitting} onClick={() => ask({ kind: 'stand' })}>
        {stand}
      </Button>
    </div>
  );
}

/** The options: the host's to choose, and for others to read. */
function Choices({ table, handle, lobby }: PartProps & { handle: TableHandle }) {
  const game = gameEntry(table.game);
  const strangers = useStrangersText();
  const { isHost, ask } = lobby;
  const [options, chooseOptions] = useLatestChoice(table.options, (to) => ask({ kind: 'set-options', options: to }));
  const [manners, chooseManners] = useLatestChoice(table.manners, (to) => ask({ kind: 'set-manners', manners: to }));
  const isElsewhere = table.sameRoom === true || table.campaign !== undefined || table.open?.listed === true;
  return (
    <div className={`stack gap-11 ${styles.choices}`}>
      {!isHost && game !== undefined && <OptionsShown table={table} game={game} />}
      {isHost && game !== undefined && (
        <OptionsForm game={game} table={{ ...table, options }} onChange={chooseOptions}>
          <TableSettingsForm table={{ ...table, manners }} game={game} onChange={chooseManners} />
        </OptionsForm>
      )}
      {isHost && table.mayOpen === true && (
        <section className="card" aria-label={strangers.open}>
          <OpenSwitch table={table} ask={handle.ask} />
        </section>
      )}
      {isHost && lobby.isAlone && !isElsewhere && (
        <Elsewhere
          wish={{
            game: table.game,
            pack: table.pack,
            options: table.options,
            manners: table.manners,
            bots: table.chairs.filter(({ kind }) => kind === 'bot').length,
          }}
          own={{
            code: table.code,
            toRoom: () => ask({ kind: 'same-room' }),
            leave: () => ask({ kind: 'stand' }),
          }}
        />
      )}
    </div>
  );
}

/** What is being waited for, and the button to start or to be ready. */
function StartBar({ table, lobby }: PartProps) {
  const tables = useTablesText();
  const hosting = useHostingText();
  const { isHost, isReady, taken, late, ask } = lobby;
  const least = gameEntry(table.game)?.seats.min ?? 1;

  function waitingFor(): string {
    const missing = least - taken - late;
    if (missing > 0) return isHost ? tables.lobby.waitingForPlayers(missing) : tables.lobby.waitingForMore(missing);
    if (!isHost) {
      const host = nameOnChair(table, table.host);
      return host === undefined ? tables.lobby.waitingForFirst : tables.lobby.waitingForHost(host);
    }
    const guests = table.chairs.filter((one, index) => one.kind === 'person' && index !== lobby.chair);
    const slow = guests.flatMap((one) => (one.kind === 'person' && one.ready !== true ? [one.name] : []));
    if (late > 0 && slow.length === 0) return hosting.botsCome(taken, late);
    if (guests.length === 0) return tables.lobby.readyToStart(taken);
    return slow.length > 0 ? hosting.waitingForReady(taken, slow) : hosting.allReady(taken);
  }

  return (
    <div className={`at-bottom dock wrap centred ${nextStep.bar}`}>
      <output className="centred">{lobby.trouble ?? waitingFor()}</output>
      {lobby.isSeated && !isHost && (
        <Button
          look={isReady ? 'plain' : 'main'}
          disabled={lobby.isSitting}
          onClick={() => ask({ kind: 'ready', ready: !isReady })}
        >
          {isReady ? hosting.beUnready : hosting.beReady}
        </Button>
      )}
      {isHost && (
        <Button look="main" disabled={taken + late < least} onClick={() => ask({ kind: 'start' })}>
          {tables.lobby.start}
        </Button>
      )}
    </div>
  );
}

function nameOnChair(table: TableInfo, chair: number | undefined): string | undefined {
  const sitting = chair === undefined ? undefined : table.chairs[chair];
  return sitting === undefined || sitting.kind === 'empty' ? undefined : sitting.name;
}
