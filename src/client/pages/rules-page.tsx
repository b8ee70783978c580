import { useEffect } from 'react';
import { Link } from 'wouter';
import { gameEntry } from '../games/registry.ts';
import { useText } from '../language.ts';
import { useLearnText } from '../learn/text/index.ts';
import { Footer } from '../parts/footer.tsx';
import { Loading } from '../parts/loading.tsx';
import { useRulebook } from '../rulebook/load-rulebook.ts';
import { RulesList } from '../rulebook/rules-list.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import styles from './rules-page.module.css';
import { usePageTitle } from './use-page-title.ts';

/** The rulebook of a game; `#DA-12` leads to a rule. */
export function RulesPage({ game }: { game: string }) {
  return gameEntry(game) !== undefined ? <Rules game={game} /> : <NotFoundPage />;
}

function Rules({ game }: { game: string }) {
  const text = useText();
  const learn = useLearnText();
  const book = useRulebook(game);
  usePageTitle(typeof book === 'string' ? text.bar.rules : text.rules.title(book.title));
  // The rules are not there yet when the browser looks for the anchor, so it is shown the way.
  useEffect(() => {
    if (typeof book === 'string' || location.hash === '') return;
    const { hash } = location;
    location.replace('#');
    location.replace(hash);
  }, [book]);
  if (book === 'loading') return <Loading />;
  if (book === 'missing') {
    return (
      <main id="content" className={styles.page}>
        <p role="alert">{text.rules.missing}</p>
      </main>
    );
  }
  return (
    <>
      <main id="content" className={styles.page}>
        <h1>{text.rules.title(book.title)}</h1>
        <p>{text.rules.lead}</p>
        <p>
          <Link href={`/learn/${game}`}>{learn.fromRules}</Link>
        </p>
        <p className={styles.hint}>{text.rules.rulingHint}</p>
        <RulesList book={book} heading="h2" />
      </main>
      <Footer />
    </>
  );
}
