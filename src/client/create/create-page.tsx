import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Options } from '../../engine/options.ts';
import type { Manners } from '../../protocol/table-info.ts';
import { openTable } from '../connection/api.ts';
import { rememberedName } from '../device.ts';
import { type GameEntry, gameEntry } from '../games/registry.ts';
import { useText } from '../language.ts';
import { PracticeTick } from '../lobby/manners-form.tsx';
import { OptionsForm } from '../lobby/options-form.tsx';
import type { ChosenHere } from '../local/chosen-here.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { Button } from '../parts/button.tsx';
import fields from '../parts/fields.module.css';
import nextStep from '../parts/next-step.module.css';
import { useMood } from '../settings/use-mood.ts';
import { useTablesText } from '../text/tables.ts';
import { Chips } from './chips.tsx';
import styles from './create-page.module.css';
import { openSameRoom } from './open-same-room.ts';
import { useCreateText, WAYS, type Way } from './text/index.ts';

/** The sheet on which a table is made: where one plays, how fast, with how many bots, and what the game lets one choose. */
export function CreatePage({ game: id }: { game: string }) {
  const game = gameEntry(id);
  return game === undefined ? <NotFoundPage /> : <Create game={game} />;
}

const NO_BOTS = '0';

function Create({ game }: { game: GameEntry }) {
  const text = useCreateText();
  const shell = useText();
  const tables = useTablesText();
  const [, go] = useLocation();
  const pack = new URLSearchParams(useSearch()).get('pack') ?? undefined;
  const [way, setWay] = useState<Way>('online');
  const [pace, setPace] = useState<Manners['pace']>('live');
  const [fillTo, setFillTo] = useState(NO_BOTS);
  const [bot, setBot] = useState(game.bots[0] ?? '');
  const [options, setOptions] = useState<Options>({});
  const [isPractice, setPractice] = useState(false);
  const [state, setState] = useState<'open' | 'under-way' | 'failed'>('open');
  useMood(game.id);
  const isRealTime = game.realTime === true;
  const hasPace = way === 'online' && !isRealTime;

  async function open(event: FormEvent) {
    event.preventDefault();
    const to = Number(fillTo);
    if (way === 'here') {
      const chosen: ChosenHere = { options, bots: { count: Math.max(0, to - 1), level: bot }, freeUndo: isPractice };
      return go(`/here/new/${game.id}`, { state: chosen });
    }
    setState('under-way');
    const manners: Manners = {
      pace: hasPace ? pace : 'live',
      takeBots: true,
      ...(to > 0 && { fill: { to, bot } }),
      ...(isPractice && { freeUndo: true }),
    };
    const wish = { game: game.id, options, manners, ...(pack !== undefined && { pack }) };
    const code =
      way === 'room'
        ? await openSameRoom(wish)
        : (await openTable({ ...wish, name: rememberedName() ?? shell.names.guest }))?.code;
    if (code === undefined) return setState('failed');
    // Who goes back from the table goes to the doors, not to a sheet that would open another.
    go(way === 'room' ? `/screen/${code}` : `/t/${code}`, { replace: true });
  }

  return (
    <main id="content" className={styles.create}>
      <h1>{text.title(game.door.name)}</h1>
      <form onSubmit={open}>
        <Chips
          legend={text.ways}
          hint={text.wayHint[way === 'here' && isRealTime ? 'hereAlone' : way]}
          value={way}
          choices={WAYS.map((value) => ({ value, label: text.way[value] }))}
          onValue={(to) => setWay(to)}
        />
        {hasPace && (
          <Chips
            legend={text.pace}
            hint={text.paceHint[pace]}
            value={pace}
            choices={(['live', 'slow'] as const).map((value) => ({ value, label: text.paces[value] }))}
            onValue={(to) => setPace(to)}
          />
        )}
        <Chips
          legend={text.bots}
          hint={
            fillTo === NO_BOTS
              ? way === 'here'
                ? text.noBotsHereHint
                : text.noBotsHint
              : text.botsHint(Number(fillTo))
          }
          value={fillTo}
          choices={[
            { value: NO_BOTS, label: text.noBots },
            ...Array.from({ length: game.seats.max - 1 }, (_, more) => ({
              value: String(more + 2),
              label: text.upTo(more + 2),
            })),
          ]}
          onValue={setFillTo}
        >
          {fillTo !== NO_BOTS && (
            <label className={styles.level}>
              <span>{text.level}</span>
              <select className={fields.field} value={bot} onChange={({ target }) => setBot(target.value)}>
                {game.bots.map((level) => (
                  <option key={level} value={level}>
                    {tables.lobby.botNames[level] ?? level}
                  </option>
                ))}
              </select>
            </label>
          )}
        </Chips>
        <OptionsForm game={game.id} table={{ options, chairs: [] }} onChange={setOptions} />
        {!isRealTime && <PracticeTick isPractice={isPractice} onChange={setPractice} />}
        <div className={nextStep.bar}>
          <output className={styles.trouble}>
            {state === 'failed' && (
              <>
                {text.failed} <Link href={`/here/new/${game.id}`}>{text.way.here}</Link>
              </>
            )}
          </output>
          <Button look="main" type="submit" disabled={state === 'under-way'}>
            {state === 'under-way' ? text.opening : text.open[way]}
          </Button>
        </div>
      </form>
    </main>
  );
}
