import { useEffect } from 'react';
import { Link } from 'wouter';
import { gameEntry } from '../../kit/games/registry.ts';
import { Footer } from '../../kit/pages/footer.tsx';
import { NotFoundPage } from '../../kit/pages/not-found-page.tsx';
import { Loading } from '../../kit/parts/loading.tsx';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { AtAGlance } from '../../kit/rulebook/at-a-glance.tsx';
import { useRulebook } from '../../kit/rulebook/load-rulebook.ts';
import { RulesList } from '../../kit/rulebook/rules-list.tsx';
import { useRulebookText } from '../../kit/rulebook/text.ts';
import { useText } from '../../text/language.ts';
import { useLearnText } from './text/text.ts';

/** The rulebook of a game; `#DA-12` leads to a rule. */
export function RulesPage({ game }: { game: string }) {
  return gameEntry(game) !== undefined ? <Rules game={game} /> : <NotFoundPage />;
}

function Rules({ game }: { game: string }) {
  const text = useText();
  const around = useRulebookText();
  const learn = useLearnText();
  const book = useRulebook(game);
  usePageTitle(typeof book === 'string' ? text.bar.rules : text.rules.title(book.title));
  // The rules are loaded after the browser has looked for the anchor, so scroll to it.
  useEffect(() => {
    if (typeof book === 'string' || location.hash === '') return;
    const { hash } = location;
    location.replace('#');
    location.replace(hash);
  }, [book]);
  if (book === 'loading') return <Loading />;
  if (book === 'missing') {
    return (
      <main id="content" className="page reading">
        <p role="alert">{text.rules.missing}</p>
      </main>
    );
  }
  return (
    <>
      <main id="content" className="page reading">
        <h1>{text.rules.title(book.title)}</h1>
        <AtAGlance game={game} book={book} heading="h2" />
        <p>
          <Link href={`/learn/${game}`}>{learn.fromRules}</Link>
        </p>
        <p className="dim">
          {around.lead} {around.rulingHint}
        </p>
        <RulesList book={book} heading="h2" />
      </main>
      <Footer />
    </>
  );
}
