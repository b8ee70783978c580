import { Link } from 'wouter';
import { buttonClass } from '../parts/button.tsx';
import { ShareLink } from '../parts/share-link.tsx';
import { useAfterText } from './text/after.ts';

/** At the end of every game: see it again, or pass it on. */
export function AfterGame({ code }: { code: string }) {
  const text = useAfterText();
  return (
    <>
      <Link href={`/r/${code}`} className={buttonClass('plain')}>
        {text.replay}
      </Link>
      <ShareLink label={text.share} done={text.copied} link={`${location.origin}/r/${code}`} />
    </>
  );
}
