import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../pages/use-page-title.ts';
import { buttonClass } from '../parts/button.tsx';
import { Footer } from '../parts/footer.tsx';
import { Notice } from '../parts/notice.tsx';
import plainPage from '../parts/plain-page.module.css';
import type { Brought } from './bundle.ts';
import styles from './carry-page.module.css';
import { Give } from './give.tsx';
import { Take } from './take.tsx';
import { useCarryText } from './text/text.ts';
import { useBroughtPhrase } from './use-brought-phrase.ts';

/** Takes what a device knows of somebody to another one. Who comes by the QR code is about to bring it here. */
export function CarryPage() {
  const text = useCarryText();
  const [brought, setBrought] = useState<Brought>();
  const phrase = useBroughtPhrase();
  usePageTitle(text.title);
  if (brought !== undefined) return <Done brought={brought} />;
  const take = <Take key={phrase} phrase={phrase} onBrought={setBrought} />;
  return (
    <>
      <main id="content" className={plainPage.page}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {phrase === undefined ? (
          <div className={styles.cards}>
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

function Done({ brought }: { brought: Brought }) {
  const text = useCarryText().done;
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('#content h1');
    if (heading === null) return;
    // What was pressed is gone.
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return (
    <Notice title={text.title(brought.name)} lead={text.brought(brought)} icon="knapsack">
      <p className={styles.stays}>{text.stays}</p>
      <Link href="/" className={buttonClass('main')}>
        {text.home}
      </Link>
      <Link href="/records" className={buttonClass('plain')}>
        {text.records}
      </Link>
    </Notice>
  );
}
