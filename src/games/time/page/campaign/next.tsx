import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { goOnWith } from '../../../../client/connection/campaign-api.ts';
import { rememberedName } from '../../../../client/device/device.ts';
import { gameEntry } from '../../../../client/games/registry.ts';
import { Button, buttonClass } from '../../../../client/kit/parts/button.tsx';
import { useLocale, useText } from '../../../../client/text/language.ts';
import type { CampaignInfo } from '../../../../protocol/table-info.ts';
import type { TimePack } from '../../rules/content.ts';
import type { Journey } from '../../rules/state.ts';
import styles from './campaign.module.css';
import { scenarioOf } from './journey.tsx';
import { useCampaignText } from './text/text.ts';

/** Where the campaign can go on: at the table it stands at, or at a new one. */
export function CampaignNext({ info, journey, pack }: { info: CampaignInfo; journey: Journey; pack: TimePack }) {
  const text = useText();
  const campaign = useCampaignText();
  const locale = useLocale();
  const [, go] = useLocation();
  const [state, setState] = useState<'under-way' | 'failed'>();
  const nameOf = (choice: string) => scenarioOf(pack, choice)?.name[locale] ?? campaign.again;
  const { table } = info;

  async function open(choice: string, how: 'with-friends' | 'with-bots' | 'anew') {
    setState('under-way');
    const game = gameEntry(info.game);
    const bot = game?.bots[0]?.id;
    const code = await goOnWith(info, {
      name: rememberedName() ?? text.names.guest,
      choice,
      ...(how === 'anew' && { again: true }),
      ...(how === 'with-bots' &&
        game !== undefined &&
        bot !== undefined && { bots: Array(game.company).fill(bot), start: true }),
    });
    if (code === undefined) return setState('failed');
    go(`/t/${code}`);
  }

  if (table !== undefined && table.status !== 'over') {
    return (
      <section className={`card lit centred ${styles.next}`} aria-labelledby="campaign-next">
        <h2 id="campaign-next">{campaign.next}</h2>
        <p>{campaign.under(nameOf(table.choice))}</p>
        <Link href={`/t/${table.code}`} className={buttonClass('main')}>
          {campaign.toTable}
        </Link>
        <Button look="quiet" disabled={state === 'under-way'} onClick={() => open(table.choice, 'anew')}>
          {campaign.anew}
        </Button>
      </section>
    );
  }
  const isWon = journey.next.length === 0;
  return (
    <section className={`card lit centred ${styles.next}`} aria-labelledby="campaign-next">
      <h2 id="campaign-next">{isWon ? campaign.won : campaign.next}</h2>
      {info.choices.length > 1 && <p>{campaign.choose}</p>}
      <ul className={`tiles ${styles.choices}`}>
        {info.choices.map((choice) => (
          <li key={choice} className={`stack ${styles.choice}`}>
            <Flavour pack={pack} choice={choice} />
            <Button look="main" disabled={state === 'under-way'} onClick={() => open(choice, 'with-friends')}>
              {scenarioOf(pack, choice) === undefined ? nameOf(choice) : campaign.play(nameOf(choice))}
            </Button>
            {(table === undefined || table.people === 1) && scenarioOf(pack, choice) !== undefined && (
              <Button look="plain" disabled={state === 'under-way'} onClick={() => open(choice, 'with-bots')}>
                {campaign.playBots(nameOf(choice))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="trouble" role="alert">
        {state === 'failed' ? text.home.cannotOpen : ''}
      </p>
    </section>
  );
}

function Flavour({ pack, choice }: { pack: TimePack; choice: string }) {
  const locale = useLocale();
  const text = useCampaignText();
  const scenario = scenarioOf(pack, choice);
  if (scenario === undefined) return undefined;
  return (
    <p>
      <em>{scenario.flavour[locale]}</em> <span className={styles.goal}>{text.goal(scenario.goal)}</span>
    </p>
  );
}
