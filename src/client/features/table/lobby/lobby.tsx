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
import { MannersForm } from '../../../play/options/manners-form.tsx';
import { OptionsForm } from '../../../play/options/options-form.tsx';
import { OpenSwitch } from '../../../play/strangers/open-switch.tsx';
import { useStrangersText } from '../../../play/strangers/text/text.ts';
import { useLatestChoice } from '../../../play/use-latest-choice.ts';
import { useText } from '../../../text/language.ts';
import { useTablesText } from '../../../text/tables/text.ts';
import { Chairs } from './chairs.tsx';
import { Chat } from './chat.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { OptionsShown } from './options-shown.tsx';
import { TakeChair } from './take-chair.tsx';

const RoomNote = lazy(() => import('../../../play/room-note.tsx').then((module) => ({ default: module.RoomNote })));

/** How long an error is shown, before the lobby shows again who everybody waits for. */
const TROUBLE_MS = 8000;

/** The lobby: who sits where, the link for others, the options, and what everybody waits for. */
export function Lobby({ table, handle }: { table: TableInfo; handle: TableHandle }) {
  const game = gameEntry(table.game);
  const optionsText = useOptionsText(game);
  const text = useText();
  const tables = useTablesText();
  const hosting = useHostingText();
  const strangers = useStrangersText();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    if (trouble === undefined) return undefined;
    const timer = setTimeout(() => setTrouble(undefined), TROUBLE_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  const [renaming, setRenaming] = useState(false);
  const { chair, campaign, removed } = handle.snapshot.you;
  const isHost = chair !== undefined && chair === table.host;
  // From the tap on the page looks as for a seated player: a late response moves nothing.
  const [isSitting, setSitting] = useState(false);
  if (isSitting && chair !== undefined) setSitting(false);
  const isSeated = chair !== undefined || isSitting;
  const own = chair === undefined ? undefined : table.chairs[chair];
  // The host of a table opened with bots, or by a campaign, has not entered a name yet.
  const isNameless =
    isHost && own?.kind === 'person' && own.name === text.names.guest && rememberedName() === undefined;
  const isReady = own?.kind === 'person' && own.ready === true;
  const taken = table.chairs.filter(({ kind }) => kind !== 'empty').length;
  // Bots that will sit down at the start.
  const late = Math.max(0, Math.min(table.manners.fill?.to ?? 0, table.chairs.length) - taken);

  function note(answer: RequestResult): RequestResult {
    setTrouble(answer.kind === 'error' ? tables.errors[answer.code] : undefined);
    return answer;
  }
  const ask = async (what: PageRequest) => note(await handle.ask(what));
  const [options, chooseOptions] = useLatestChoice(table.options, (to) => ask({ kind: 'set-options', options: to }));
  const [chosen, chooseManners] = useLatestChoice(table.manners, (to) => ask({ kind: 'set-manners', manners: to }));
  const sit = async (name: string) => {
    rememberName(name);
    setRenaming(false);
    setSitting(true);
    const answer = note(await handle.sit(name));
    if (answer.kind !== 'done') setSitting(false);
  };

  const rename = async (name: string) => {
    rememberName(name);
    await ask({ kind: 'rename', name, crest: rememberedCrest() });
    setRenaming(false);
  };

  const invitation = (
    <div className={styles.invitation}>
      {isNameless ? (
        <div className="card lit glowing">
          <h2>{text.names.title}</h2>
          <p>{tables.lobby.getLinkLead}</p>
          <NameForm action={tables.lobby.getLink} onName={rename} />
        </div>
      ) : (
        <Invitation code={table.code} gameName={gameName(table.game)} />
      )}
    </div>
  );
  const isAlone = !table.chairs.some((other, index) => other.kind === 'person' && index !== chair);

  return (
    <main id="content" className="page above-bar">
      <h1>{tables.lobby.title(gameName(table.game))}</h1>
      {table.campaign !== undefined && (
        <p className="centred">
          {campaign === undefined ? (
            tables.campaign.title
          ) : (
            <Link href={`/c/${campaign}`}>{tables.campaign.title}</Link>
          )}
          {Object.entries(table.campaign.options).map(([name, value]) => {
            const what = optionsText[name]?.values?.[String(value)];
            return what !== undefined && <strong key={name}> · {what}</strong>;
          })}
        </p>
      )}
      {!isSeated && <TakeChair table={table} handle={handle} host={nameOn(table, table.host)} onSit={sit} />}
      {table.sameRoom === true && removed !== true && (
        <Suspense fallback={null}>
          <RoomNote code={table.code} />
        </Suspense>
      )}
      <div className={`stack loose ${styles.columns}`}>
        {isHost && table.sameRoom !== true && invitation}
        <div className={`stack loose ${styles.people}`}>
          <Chairs table={table} you={chair} isHost={isHost} bots={game?.bots ?? []} ask={ask} />
          {isSeated && (
            <div className="wrap centred">
              {renaming ? (
                <NameForm action={tables.lobby.rename} onName={rename} />
              ) : (
                !isNameless && (
                  <Button look="quiet" disabled={isSitting} onClick={() => setRenaming(true)}>
                    {tables.lobby.rename}
                  </Button>
                )
              )}
              <Button look="quiet" disabled={isSitting} onClick={() => ask({ kind: 'stand' })}>
                {tables.lobby.stand}
              </Button>
            </div>
          )}
          {table.sameRoom !== true && !(isHost && isAlone) && (
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
        <div className={`stack loose ${styles.choices}`}>
          {!isHost && game !== undefined && <OptionsShown table={table} game={game} />}
          {isHost && game !== undefined && (
            <OptionsForm game={game} table={{ ...table, options }} onChange={chooseOptions}>
              <MannersForm table={{ ...table, manners: chosen }} game={game} onChange={chooseManners} />
            </OptionsForm>
          )}
          {isHost && table.mayOpen === true && (
            <section className="card" aria-label={strangers.open}>
              <OpenSwitch table={table} ask={handle.ask} />
            </section>
          )}
          {isHost &&
            isAlone &&
            table.open?.listed !== true &&
            table.sameRoom !== true &&
            table.campaign === undefined && (
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
        {isSeated && (!isHost || table.sameRoom === true) && invitation}
      </div>
      <div className={`at-bottom dock wrap centred ${nextStep.bar}`}>
        <output className="centred">{trouble ?? waitingFor()}</output>
        {isSeated && !isHost && (
          <Button
            look={isReady ? 'plain' : 'main'}
            disabled={isSitting}
            onClick={() => ask({ kind: 'ready', ready: !isReady })}
          >
            {isReady ? hosting.beUnready : hosting.beReady}
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
    if (late > 0 && slow.length === 0) return hosting.botsCome(taken, late);
    if (guests.length === 0) return tables.lobby.readyToStart(taken);
    return slow.length > 0 ? hosting.waitingForReady(taken, slow) : hosting.allReady(taken);
  }
}

function nameOn(table: TableInfo, chair: number | undefined): string | undefined {
  const sitting = chair === undefined ? undefined : table.chairs[chair];
  return sitting === undefined || sitting.kind === 'empty' ? undefined : sitting.name;
}
