import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { CampaignMapProps, KeptResult } from '../../../games/kit.ts';
import { fetchPack } from '../../connection/api.ts';
import { askCampaign } from '../../connection/campaign-api.ts';
import { rememberCampaign } from '../../device/device.ts';
import { keptRecords } from '../../device/kept/kept-games.ts';
import { gameEntry } from '../../kit/games/registry.ts';
import { Footer } from '../../kit/pages/footer.tsx';
import { Button, buttonClass } from '../../kit/parts/button.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { useAfterText } from '../../play/after/text.ts';
import { useText } from '../../text/language.ts';
import { useTablesText } from '../../text/tables/text.ts';
import styles from './campaign-page.module.css';

/** The page of a campaign's link: the progress so far, how it can go on, and the link to share. */
export function CampaignPage({ code }: { code: string }) {
  const text = useText();
  const tables = useTablesText();
  const { records } = useAfterText();
  const found = useCampaign(code);
  usePageTitle(tables.campaign.title);
  if (found === undefined) return <Loading />;
  if (found === 'gone') {
    return (
      <Notice title={tables.campaign.goneTitle} lead={tables.campaign.gone} icon="wooden-chair">
        <Link href="/" className={buttonClass('main')}>
          {text.table.home}
        </Link>
      </Notice>
    );
  }
  const { info, pack, kept, CampaignMap } = found;
  return (
    <>
      <main id="content" className="page wide">
        <div className={`stack centred ${styles.head}`}>
          <h1 className="bright">{tables.campaign.title}</h1>
        </div>
        <CampaignMap info={info} pack={pack} kept={kept} />
        {info.table !== undefined && (
          <p className="centred">
            <Link href={`/g/${code}`} className={buttonClass('plain')}>
              {records}
            </Link>
          </p>
        )}
        <ShareLink code={code} />
      </main>
      <Footer />
    </>
  );
}

interface FoundCampaign extends CampaignMapProps {
  /** The map drawn by the game. */
  CampaignMap: ComponentType<CampaignMapProps>;
}

/** The state of the campaign, fetched again whenever the page becomes visible. */
function useCampaign(code: string): FoundCampaign | 'gone' | undefined {
  const [found, setFound] = useState<FoundCampaign | 'gone'>();
  const look = useCallback(async () => {
    const info = await askCampaign(code);
    if (info === 'gone') return setFound('gone');
    if (info === undefined) return;
    const [pack, CampaignMap] = await Promise.all([fetchPack(info.pack), gameEntry(info.game)?.campaign?.map()]);
    if (CampaignMap === undefined) return setFound('gone');
    rememberCampaign({ code, game: info.game, at: Date.now() });
    setFound({ info, pack, kept: keptOf(info.game), CampaignMap });
  }, [code]);
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    const timer = setInterval(again, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);
  return found;
}

/** The games this device has finished outside of campaigns. */
function keptOf(game: string): KeptResult[] {
  return keptRecords()
    .games.filter((kept) => kept.game === game && kept.campaign === undefined && kept.practice !== true)
    .map(({ options, winners, seat, scores }) => ({
      options,
      isWon: winners.includes(seat),
      ...(scores?.[seat] !== undefined && { score: scores[seat] }),
    }));
}

/** How often to poll: another player may open the next table. */
const LOOK_AGAIN_MS = 8000;

function ShareLink({ code }: { code: string }) {
  const text = useTablesText().campaign;
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/c/${code}`;
  return (
    <section className="stack centred" aria-labelledby="campaign-link">
      <h2 id="campaign-link" className="title">
        {text.share}
      </h2>
      <p className="strong" translate="no">
        {link}
      </p>
      <Button
        look="plain"
        onClick={() =>
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <span aria-live="polite">{copied ? text.copied : text.copy}</span>
      </Button>
    </section>
  );
}
