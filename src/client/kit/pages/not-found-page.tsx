import { Link } from 'wouter';
import { useText } from '../../text/language.ts';
import { buttonClass } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

/** The page of an unknown URL, with a link home. */
export function NotFoundPage() {
  const text = useText();
  return (
    <Notice title={text.notFound.title} lead={text.notFound.lead} icon="stone-wall">
      <Link href="/" className={buttonClass('main')}>
        {text.table.home}
      </Link>
    </Notice>
  );
}
