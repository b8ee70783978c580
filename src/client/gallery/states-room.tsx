import { useText } from '../language.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { BrokenNotice } from '../parts/broken.tsx';
import { Loading } from '../parts/loading.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './gallery.module.css';
import type { PageState } from './text/text.ts';

/** What a page looks like when it has nothing else to show. */
export function StatesRoom({ state }: { state: PageState }) {
  const text = useText();
  switch (state) {
    case 'loading':
      return <Loading />;
    case 'not-found':
      return <NotFoundPage />;
    case 'broken':
      return <BrokenNotice />;
    case 'no-table':
      return (
        <Notice title={text.table.goneTitle} lead={text.table.gone('WLFKN')} icon="wooden-chair">
          {undefined}
        </Notice>
      );
    case 'reconnecting':
      return (
        <>
          <output className={styles.strip}>{text.table.reconnecting}</output>
          <Loading />
        </>
      );
    case 'offline':
      return (
        <>
          <output className={styles.strip}>{text.table.offline}</output>
          <Loading />
        </>
      );
  }
}
