import { Link } from 'wouter';
import { useLocale, useText } from '../language.ts';
import { Footer } from '../parts/footer.tsx';
import { CREDITS } from '../text/credits.ts';
import styles from './credits-page.module.css';
import { usePageTitle } from './use-page-title.ts';

/** Whose work the house stands on. */
export function CreditsPage() {
  const text = useText().credits;
  const credits = CREDITS[useLocale()];
  usePageTitle(text.title);
  return (
    <>
      <main id="content" className={styles.credits}>
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <dl>
          {credits.map((item) => (
            <div key={item.what}>
              <dt>{item.what}</dt>
              <dd>
                {item.href === undefined ? (
                  item.who
                ) : (
                  <a href={item.href} rel="noreferrer">
                    {item.who}
                  </a>
                )}{' '}
                <span>{item.licence}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/gallery">{text.gallery}</Link>
        </p>
      </main>
      <Footer />
    </>
  );
}
