import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameRecord } from '../../../engine/record.ts';
import { isGameId } from '../../../games/catalogue.ts';
import type { TableResult } from '../../../protocol/result.ts';
import { takeChallengeHere } from '../../connection/here/open-here.ts';
import { type FetchOutcome, fetchResult } from '../../connection/results/ask-records.ts';
import { serverRecord } from '../../connection/server-record.ts';
import { rememberedName } from '../../device/device.ts';
import { seatIn } from '../../device/kept/kept-games.ts';
import type { Challenge } from '../../device/kept/kept-tables.ts';
import { DoorScene } from '../../kit/games/door-scene.tsx';
import { type GameEntry, gameEntry } from '../../kit/games/registry.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { DoorIcon } from '../../kit/parts/icon.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { useGameTheme } from '../../kit/parts/use-game-theme.ts';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { whileWanted } from '../../kit/while-wanted.ts';
import { figuresOf } from '../../play/challenge/figures.ts';
import { useChallengeText } from '../../play/challenge/text.ts';
import { useFigures } from '../../play/challenge/use-figures.ts';
import { useLocale, useText } from '../../text/language.ts';
import styles from './challenge-page.module.css';

/** A friend's finished game: their figures, and the same deal to play, in this browser and with bots. */
export function ChallengePage({ code, seat }: { code: string; seat: number }) {
  const text = useChallengeText();
  const [found, setFound] = useState<FetchOutcome<TableResult>>();
  useEffect(() => whileWanted(fetchResult(code, 'server'), setFound), [code]);
  if (found === undefined) return <Loading />;
  const game = typeof found === 'object' ? gameEntry(found.game) : undefined;
  const name = typeof found === 'object' ? found.players[seat]?.name : undefined;
  if (typeof found !== 'object' || game === undefined || name === undefined) {
    const lead = found === 'failed' ? text.failed : text.gone.lead;
    return (
      <Notice title={text.gone.title} lead={lead} icon="tied-scroll">
        <ToHome />
      </Notice>
    );
  }
  return <Offer game={game} result={found} challenge={{ code, seat, name, ...figuresOf(found, seat) }} />;
}

function Offer({ game, result, challenge }: { game: GameEntry; result: TableResult; challenge: Challenge }) {
  const text = useChallengeText();
  const shell = useText().home;
  const { aim } = game.words.in(useLocale()).page.firstTurn;
  const { told } = useFigures(game.id);
  const { state, accept } = useAccepting(game, challenge);
  const [isOwn] = useState(() => seatIn(challenge.code, 'server') === challenge.seat);
  useGameTheme(game.id);
  usePageTitle(text.title(challenge.name));
  const { door } = game;
  return (
    <main id="content" className={`page narrow ${styles.page}`} data-game={game.id}>
      <div className={`middle anchor clipped rounded ${styles.scene}`}>
        <DoorIcon door={door} />
        {isGameId(game.id) && <DoorScene game={game.id} isFirst />}
      </div>
      <h1>{text.title(challenge.name)}</h1>
      <p className="lead text-centre">
        <strong translate="no">{door.name}</strong>
        <br />
        {aim} {shell.minutes(door.minutes)}.
      </p>
      <section className="card lit" aria-labelledby="to-beat">
        <h2 id="to-beat">{text.toBeat}</h2>
        <ol className="lined">
          {rowsOf(result, challenge).map(({ seat, name, ...figures }) => (
            <li key={seat} className={`row target ${seat === challenge.seat ? 'strong bright' : 'dim'}`}>
              <span className="grow one-line">{name}</span>
              <span>{told(figures)}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className="text-centre">{isOwn ? text.own : text.lead}</p>
      <div className="stack centred">
        <Button look="main" disabled={state === 'under-way'} onClick={() => void accept()}>
          {state === 'under-way' ? text.opening : text.accept}
        </Button>
        <p className="hint text-centre">{text.noCount}</p>
        <p role="alert" className="trouble">
          {state === 'failed' && text.failed}
        </p>
      </div>
    </main>
  );
}

/** Everybody's figures by place; a team has one result. */
function rowsOf(result: TableResult, challenge: Challenge): Omit<Challenge, 'code'>[] {
  if (challenge.place === undefined) return [challenge];
  return result.players
    .map(({ name }, seat): Omit<Challenge, 'code'> => ({ seat, name, ...figuresOf(result, seat) }))
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

/** Opens the same deal in this browser and goes there. */
function useAccepting(game: GameEntry, challenge: Challenge) {
  const guest = useText().names.guest;
  const [, go] = useLocation();
  const [state, setState] = useState<'under-way' | 'failed'>();
  async function accept(): Promise<void> {
    setState('under-way');
    const found = await serverRecord(challenge.code)();
    if ('missing' in found) return setState('failed');
    const code = await takeChallengeHere({
      record: JSON.parse(found.text) as GameRecord,
      name: rememberedName() ?? guest,
      bot: game.bots[0].id,
      challenge,
    });
    if (code === undefined) return setState('failed');
    go(`/here/${code}`);
  }
  return { state, accept };
}

function ToHome() {
  const { home } = useText().table;
  return (
    <Link href="/" className={buttonClass('main')}>
      {home}
    </Link>
  );
}
