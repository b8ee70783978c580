import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Options } from '../../engine/options.ts';
import { MAX_NAME_LENGTH } from '../../protocol/limits.ts';
import { isShowable } from '../../protocol/name.ts';
import { rememberedName, rememberName } from '../device/device.ts';
import { type GameEntry, gameEntry } from '../games/registry.ts';
import { Button } from '../kit/parts/button.tsx';
import fields from '../kit/parts/fields.module.css';
import nextStep from '../kit/parts/next-step.module.css';
import { PracticeCheckbox } from '../lobby/manners-form.tsx';
import { OptionsForm } from '../lobby/options-form.tsx';
import { chosenHere } from '../local/chosen-here.ts';
import { openHere } from '../local/open-here.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { useLocale, useText } from '../text/language.ts';
import { useHereText } from './text/index.ts';

/** Sets up a table in this browser: who shares the device, how many bots, and the game's options. */
export function SetupPage({ game: id }: { game: string }) {
  const game = gameEntry(id);
  return game === undefined ? <NotFoundPage /> : <Setup game={game} />;
}

interface Person {
  key: number;
  name: string;
}

function Setup({ game }: { game: GameEntry }) {
  const text = useHereText().setup;
  const shell = useText();
  const locale = useLocale();
  const [, go] = useLocation();
  const [chosen] = useState(chosenHere);
  const [people, setPeople] = useState<readonly Person[]>(() => {
    const first = { key: 0, name: rememberedName() ?? shell.names.guest };
    // Without bots the minimum number of people is needed.
    const count = chosen.bots?.count === 0 ? game.seats.min : 1;
    return [first, ...Array.from({ length: count - 1 }, (_, more) => ({ key: more + 1, name: text.person(more + 2) }))];
  });
  const [bots, setBots] = useState(chosen.bots ?? { count: game.company, level: game.bots[0].id });
  const [options, setOptions] = useState<Options>(chosen.options ?? game.playNow?.options ?? {});
  const [isPractice, setPractice] = useState(chosen.freeUndo === true);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  // In real time everybody acts at once, which one device cannot do.
  const isForOne = game.realTime === true;
  const names = people.map(({ name }) => name.trim());
  const seats = people.length + bots.count;
  const missing = game.seats.min - seats;
  // Bots that would fill up to this number make room for people.
  const upTo = chosen.bots === undefined || chosen.bots.count === 0 ? game.seats.max : chosen.bots.count + 1;

  function addPerson() {
    const key = (people.at(-1)?.key ?? 0) + 1;
    setPeople([...people, { key, name: text.person(people.length + 1) }]);
    if (seats >= upTo && bots.count > 0) setBots({ ...bots, count: bots.count - 1 });
  }

  async function start(event: FormEvent) {
    event.preventDefault();
    if (names.some((name) => name === '' || !isShowable(name))) return setTrouble(text.badName);
    if (new Set(names).size < names.length) return setTrouble(text.sameName);
    if (missing > 0) return setTrouble(text.tooFew(missing));
    setBusy(true);
    if (names[0] !== shell.names.guest) rememberName(names[0]);
    const company = Array(bots.count).fill(bots.level);
    const code = await openHere({ game: game.id, names, bots: company, options, isPractice });
    setBusy(false);
    if (code === undefined) setTrouble(text.failed);
    else go(`/here/${code}`);
  }

  return (
    <main id="content" className="page narrow above-bar">
      <h1>{text.title(game.door.name)}</h1>
      <p className="lead">{isForOne ? text.alone : text.lead}</p>
      <form className="stack loose" onSubmit={start}>
        <fieldset className={`card ${fields.part}`}>
          <legend>{text.people}</legend>
          {people.map(({ key, name }, index) => (
            <div key={key} className="row">
              <input
                className={`grow ${fields.field}`}
                value={name}
                aria-label={text.person(index + 1)}
                maxLength={MAX_NAME_LENGTH}
                autoComplete="off"
                onChange={({ target }) =>
                  setPeople(people.map((one) => (one.key === key ? { ...one, name: target.value } : one)))
                }
              />
              {people.length > 1 && (
                <Button
                  look="quiet"
                  aria-label={text.removePerson(name)}
                  title={text.removePerson(name)}
                  onClick={() => setPeople(people.filter((one) => one.key !== key))}
                >
                  ✕
                </Button>
              )}
            </div>
          ))}
          {!isForOne && people.length < game.seats.max && (
            <Button look="plain" onClick={addPerson}>
              {text.addPerson}
            </Button>
          )}
        </fieldset>
        <fieldset className={`card ${fields.part}`}>
          <legend>{text.bots}</legend>
          <Choice
            label={text.botCount}
            value={String(bots.count)}
            choices={Array.from({ length: game.seats.max - people.length + 1 }, (_, count) => ({
              value: String(count),
              label: count === 0 ? text.noBots : String(count),
            }))}
            onValue={(count) => setBots({ ...bots, count: Number(count) })}
          />
          {bots.count > 0 && (
            <Choice
              label={text.botLevel}
              value={bots.level}
              choices={game.bots.map(({ id, name }) => ({ value: id, label: name[locale] }))}
              onValue={(level) => setBots({ ...bots, level })}
            />
          )}
        </fieldset>
        <OptionsForm
          game={game}
          table={{ options, chairs: names.map((name) => ({ kind: 'person', name, here: true })) }}
          onChange={setOptions}
        />
        {game.realTime !== true && <PracticeCheckbox isPractice={isPractice} onChange={setPractice} />}
        <div className={`at-bottom dock wrap centred ${nextStep.bar}`}>
          <output className="centred">{trouble ?? (missing > 0 ? text.tooFew(missing) : '')}</output>
          <Button look="main" type="submit" disabled={busy}>
            {text.start}
          </Button>
        </div>
      </form>
    </main>
  );
}

function Choice(props: {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onValue(value: string): void;
}) {
  return (
    <label className="beside">
      <span>{props.label}</span>
      <select className={fields.field} value={props.value} onChange={({ target }) => props.onValue(target.value)}>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
