import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../../../games/catalogue.ts';
import type { DailyFacts } from '../../../games/kit.ts';
import { CRESTS } from '../../../protocol/crests.ts';
import type { DailyReport, OwnTry } from '../../../protocol/daily.ts';
import { serverRecord } from '../../connection/server-record.ts';
import { rememberedCrest, rememberedName } from '../../device/device.ts';
import { keepDeeds } from '../../device/kept/kept-deeds.ts';
import { seatIn } from '../../device/kept/kept-games.ts';
import { AnimalIcon } from '../../kit/crests/crest.tsx';
import { DAY_BADGES, dayBadges } from '../../kit/deeds/day-badges.ts';
import { Medallion } from '../../kit/deeds/medallion.tsx';
import { gameName } from '../../kit/games/registry.ts';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { onDemand } from '../../kit/parts/on-demand.tsx';
import { ReviewButton } from '../../play/review/review-button.tsx';
import { useLocale, useText } from '../../text/language.ts';
import { CloseTo } from './come-back.tsx';
import styles from './daily.module.css';
import { placeInSquares } from './plot-bars.ts';
import { dayName, useDailyText } from './text/text.ts';

const PictureSheet = onDemand(() => import('../../play/share/picture-sheet.tsx').then((module) => module.PictureSheet));

type FinishedTry = Extract<OwnTry, { kind: 'over' }>;

/** One's own result of a day: score, rank, streak, and a picture or text to share. */
export function DayResult({ report, yours, facts }: { report: DailyReport; yours: FinishedTry; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  return (
    <section className="card text-centre" aria-labelledby="result">
      <h2 id="result">{text.yourResult}</h2>
      <p className={`title-face gold ${styles.score}`}>{facts.points[locale](yours.score)}</p>
      <p className="strong">
        {report.together ? `${yours.won ? text.won : text.lost}. ` : ''}
        {text.place(yours.place, report.players)}
      </p>
      <DayBadges day={report.day} yours={yours} players={report.players} />
      <CloseTo report={report} yours={yours} facts={facts} />
      <p>{text.streak(yours.streak)}</p>
      <div className="wrap centred">
        <ShareDay report={report} yours={yours} facts={facts} />
        {report.status === 'open' && (
          <>
            <ReviewDay game={report.game} code={yours.code} />
            <Link href={`/r/${yours.code}`} className={buttonClass('plain')}>
              {text.yourReplay}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}

/** The badges that this result brings, if they are new on this device. */
function DayBadges({ day, yours, players }: { day: string; yours: FinishedTry; players: number }) {
  const text = useDailyText();
  const locale = useLocale();
  const [added] = useState(() => {
    const badges = dayBadges({ ...yours, players });
    return keepDeeds('day', { badges, cards: [], at: Date.parse(day), code: day }).badges;
  });
  return DAY_BADGES.filter(({ id }) => added.includes(id)).map(({ id, icon, name }) => (
    <p key={id} className="row middle links">
      <Medallion icon={icon} />
      <Link href="/collection">{text.newBadge(name[locale])}</Link>
    </p>
  ));
}

/** A picture and a text to share: without cards, so they spoil nothing. */
function ShareDay({ report, yours, facts }: { report: DailyReport; yours: FinishedTry; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  const guest = useText().names.guest;
  const [isOpen, setOpen] = useState(false);
  const { day, game, players, together } = report;
  const { score, place, streak, won } = yours;
  const title = text.shareTitle(dayName(day, locale));
  const inARow = streak > 1 ? [text.streak(streak)] : [];
  const link = `${location.origin}/daily/${day}`;
  const lines = [
    title,
    `${gameName(game)}: ${facts.points[locale](score)}`,
    `${placeInSquares(place, players)} ${text.place(place, players)}`,
    ...inARow,
    link,
  ];
  const crest = rememberedCrest() ?? CRESTS[0];
  const result = {
    game: isGameId(game) ? game : undefined,
    title: gameName(game),
    lines: [text.place(place, players), ...(together ? [won ? text.won : text.lost] : []), ...inARow, title],
    players: [{ seat: 0, name: rememberedName() ?? guest, crest, place, score: facts.points[locale](score) }],
    address: link.replace(/^https?:\/\//, ''),
  };
  return (
    <>
      <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.share}
      </Button>
      {isOpen && (
        <PictureSheet
          result={result}
          link={link}
          name={`undercroft-${day}.jpg`}
          message={{ text: lines.join('\n'), copy: text.copyText, copied: text.copied }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Once the day is open: weighs the player's own decisions in it. */
function ReviewDay({ game, code }: { game: string; code: string }) {
  const source = useMemo(() => serverRecord(code), [code]);
  const seat = seatIn(code, 'server');
  return <ReviewButton game={game} source={source} replay={`/r/${code}`} seats={seat === undefined ? [] : [seat]} />;
}

/** Ranks among one's acquaintances. */
export function KnownPlaces({ report, facts }: { report: DailyReport; facts: DailyFacts }) {
  const text = useDailyText();
  const locale = useLocale();
  const { known } = report;
  if (known === undefined) return undefined;
  return (
    <section className="card" aria-labelledby="known">
      <h2 id="known">{text.known}</h2>
      {known.every(({ isYou }) => isYou) && <p className="hint">{text.knownNobody}</p>}
      <ol className="lined">
        {known.map(({ name, crest, score, place, isYou }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and score
          <li key={index} className={`row target ${isYou ? 'strong' : ''}`}>
            <span>{text.placeShort(place)}</span>
            {crest !== undefined && <AnimalIcon animal={crest} />}
            <span className="grow one-line">{isYou ? `${name} (${text.you})` : name}</span>
            <span>{facts.points[locale](score)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
