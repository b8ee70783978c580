import { Cover } from '../../features/here/cover.tsx';
import type { PageState } from '../../kit/gallery/text/text.ts';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { Notice } from '../../kit/parts/notice.tsx';
import table from '../../play/play.module.css';
import { useText } from '../../text/language.ts';
import { ErrorNotice } from '../error-boundary.tsx';
import bar from '../top-bar.module.css';

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
