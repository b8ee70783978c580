import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../client/kit/parts/button.tsx';
import { useLocale } from '../../../../client/text/language.ts';
import type { Place } from './places.ts';
import { useCampaignText } from './text/text.ts';
import type { CampaignTables, Company } from './use-campaign-tables.ts';

/** The ways to play a place: as the campaign's next game, at its open table, or outside the campaign. */
export function WaysIn({ place, tables }: { place: Place; tables: CampaignTables }) {
  const text = useCampaignText();
  const locale = useLocale();
  const name = place.name[locale];
  const { table } = tables.info;
  const isBusy = tables.state === 'under-way';
  if (place.state === 'here' && table !== undefined) {
    return (
      <div className="stack gap-7 across">
        <Link href={`/t/${table.code}`} className={buttonClass('main')}>
          {text.toTable}
        </Link>
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => tables.goOn(table.choice, { company: 'with-friends', isAnew: true })}
        >
          {text.anew}
        </Button>
      </div>
    );
  }
  const isNext = tables.info.choices.includes(place.id) && (table === undefined || table.status === 'over');
  const isOnPath = place.kind === 'level' || place.kind === 'bonus';
  const play = (company: Company) =>
    isNext ? tables.goOn(place.id, { company }) : tables.playApart(place.id, company);
  const canHaveBots = !isNext || table === undefined || table.people === 1;
  return (
    <div className="stack gap-7 across">
      {isOnPath && !isNext && <p>{text.apart}</p>}
      <Button look={isOnPath && !isNext ? 'plain' : 'main'} disabled={isBusy} onClick={() => play('with-friends')}>
        {text.play(name)}
      </Button>
      {canHaveBots && (
        <Button look="plain" disabled={isBusy} onClick={() => play('with-bots')}>
          {text.playBots(name)}
        </Button>
      )}
    </div>
  );
}
