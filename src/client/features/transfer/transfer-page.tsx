import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Footer } from '../../kit/pages/footer.tsx';
import { buttonClass } from '../../kit/parts/button.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import type { TransferSummary } from './bundle.ts';
import { Give } from './give.tsx';
import { TakeOver } from './take-over.tsx';
import { useTransferText } from './text/text.ts';
import styles from './transfer-page.module.css';
import { useBroughtPhrase } from './use-brought-phrase.ts';

/** Device transfer, both parts. With the phrase of a QR code in the URL, this is the new device. */
export function TransferPage() {
  const text = useTransferText();
  const [brought, setBrought] = useState<TransferSummary>();
  const phrase = useBroughtPhrase();
  usePageTitle(text.title);
  if (brought !== undefined) return <Done brought={brought} />;
  const take = <TakeOver key={phrase} phrase={phrase} onBrought={setBrought} />;
  return (
    <>
      <main id="content" className="page">
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        {phrase === undefined ? (
          <div className={`tiles ${styles.cards}`}>
            <Give />
            {take}
          </div>
        ) : (
          take
        )}
      </main>
      <Footer />
    </>
  );
}

function Done({ brought }: { brought: TransferSummary }) {
  const text = useTransferText().done;
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (heading === null) return;
    // The pressed button is gone.
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return (
    <Notice title={text.title(brought.name)} lead={text.brought(brought)} icon="knapsack">
      <p className="whole-line dim">{text.stays}</p>
      <Link href="/" className={buttonClass('main')}>
        {text.home}
      </Link>
      <Link href="/records" className={buttonClass('plain')}>
        {text.records}
      </Link>
    </Notice>
  );
}
