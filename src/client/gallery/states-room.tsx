import { useText } from '../language.ts';
import { Cover } from '../local/cover.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import table from '../pages/table-page.module.css';
import { BrokenNotice } from '../parts/broken.tsx';
import { Loading } from '../parts/loading.tsx';
import { Notice } from '../parts/notice.tsx';
import bar from '../parts/top-bar.module.css';
import type { PageState } from './text/text.ts';

/** What a page looks like when it has nothing else to show. */
export function StatesRoom({ state }: { state: PageState }) {
  const text = useText();
  switch (state) {
    case 'cover':
      return <Cover next={{ name: 'Bradamante', seat: 0 }} onShow={() => undefined} />;
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
          <output className={table.strip}>{text.table.reconnecting}</output>
          <Loading />
        </>
      );
    case 'offline':
      return (
        <>
          <output className={bar.offline}>{text.table.offline}</output>
          <Loading />
        </>
      );
  }
}
