import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { requestTable } from '../../connection/api.ts';
import { rememberedName, rememberName } from '../../device/device.ts';
import { type GameEntry, gameEntry } from '../../kit/games/registry.ts';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { useGameTheme } from '../../kit/parts/use-game-theme.ts';
import { NameForm } from '../../play/joining/name-form.tsx';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import { Elsewhere } from './lobby/elsewhere.tsx';

/**
 * Opens a table to invite to: at once if the name is known, else after asking for it. Everything else is chosen in the
 * lobby.
 */
export function CreatePage({ game: id }: { game: string }) {
  const game = gameEntry(id);
  return game === undefined ? <NotFoundPage /> : <Create game={game} />;
}

function Create({ game }: { game: GameEntry }) {
  const shell = useText();
  const tables = useTablesText();
  const text = tables.create;
  const [, go] = useLocation();
  const pack = new URLSearchParams(useSearch()).get('pack') ?? undefined;
  const [known] = useState(rememberedName);
  const [state, setState] = useState<'asking' | 'under-way' | 'failed'>(known === undefined ? 'asking' : 'under-way');
  // Invited people may be new to it: options that help in a first game are preset, and can be changed in the lobby.
  const options = game.playNow?.options;
  const wish = { game: game.id, ...(pack !== undefined && { pack }), ...(options !== undefined && { options }) };
  useGameTheme(game.id);

  async function open(name: string) {
    setState('under-way');
    const opened = await requestTable({ ...wish, name });
    if (opened === undefined) return setState('failed');
    // Going back from the table leads to the home page, not to this page, which would open another table.
    go(`/t/${opened.code}`, { replace: true });
  }
  useOnce(() => {
    if (known !== undefined) void open(known);
  });

  const title = <h1>{text.title(game.door.name)}</h1>;
  if (state === 'asking') {
    return (
      <main id="content" className="page narrow">
        {title}
        <div className="card lit">
          <h2>{shell.names.title}</h2>
          <NameForm
            action={tables.lobby.getLink}
            onName={(name) => {
              rememberName(name);
              void open(name);
            }}
          />
        </div>
        <Elsewhere wish={wish} />
      </main>
    );
  }
  return (
    <main id="content" className="page narrow" aria-busy={state === 'under-way'}>
      {title}
      <output className="centred">{state === 'failed' ? text.failed : text.opening}</output>
      {state === 'failed' && (
        <div className="wrap centred">
          <Button look="main" onClick={() => void open(rememberedName() ?? shell.names.guest)}>
            {text.again}
          </Button>
          <Link href={`/here/new/${game.id}`} className={buttonClass('plain')}>
            {tables.lobby.elsewhere.here}
          </Link>
        </div>
      )}
    </main>
  );
}

/** Runs when the page is opened. React may run an effect twice; this only once. */
function useOnce(act: () => void): void {
  const isDone = useRef(false);
  const begin = useEffectEvent(act);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    begin();
  }, []);
}
