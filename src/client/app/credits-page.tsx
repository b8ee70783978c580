import { Link } from 'wouter';
import { GAMES } from '../kit/games/registry.ts';
import { Footer } from '../kit/pages/footer.tsx';
import { usePageTitle } from '../kit/parts/use-page-title.ts';
import { CREDITS, CREDITS_TEXT, type Credit } from '../text/credits.ts';
import { useLocale } from '../text/language.ts';
import styles from './credits-page.module.css';

/** The games and their authors. */
const OF_GAMES: readonly Credit[] = GAMES.flatMap(({ door, credit }) =>
  credit === undefined ? [] : [{ what: door.name, ...credit }],
);

/** The credits. */
export function CreditsPage() {
  const locale = useLocale();
  const text = CREDITS_TEXT[locale];
  const credits = [...OF_GAMES, ...CREDITS[locale]];
  usePageTitle(text.title);
  return (
    <>
      <main id="content" className="page reading">
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <dl className="stack">
          {credits.map((item) => (
            <div key={item.what} className={`panel ${styles.work}`}>
              <dt className="strong title-face">{item.what}</dt>
              <dd className="wrap spread">
                {item.href === undefined ? (
                  item.who
                ) : (
                  <a href={item.href} rel="noreferrer">
                    {item.who}
                  </a>
                )}{' '}
                <span className="dim">{item.licence}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/gallery">{text.gallery}</Link>
        </p>
        <p>
          <a href="/licences.txt">{text.licences}</a>
        </p>
      </main>
      <Footer />
    </>
  );
}
