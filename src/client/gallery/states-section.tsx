import { Cover } from '../here/cover.tsx';
import { Loading } from '../kit/parts/loading.tsx';
import { Notice } from '../kit/parts/notice.tsx';
import table from '../play/play.module.css';
import { ErrorNotice } from '../shell/error-boundary.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import bar from '../shell/top-bar.module.css';
import { useText } from '../text/language.ts';
import type { PageState } from './text/text.ts';

/** The states that fill a whole page. */
export function StatesSection({ state }: { state: PageState }) {
  const text = useText();
  switch (state) {
    case 'cover':
      return <Cover next={{ name: 'Bradamante', seat: 0 }} onShow={() => undefined} />;
    case 'loading':
      return <Loading />;
    case 'not-found':
      return <NotFoundPage />;
    case 'broken':
      return <ErrorNotice />;
    case 'no-table':
      return (
        <Notice title={text.table.goneTitle} lead={text.table.gone('WLFKN')} icon="wooden-chair">
          {undefined}
        </Notice>
      );
    case 'reconnecting':
      return (
        <>
          <output className={`over-table ${table.strip}`}>{text.table.reconnecting}</output>
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
