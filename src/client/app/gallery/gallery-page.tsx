import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { LOCALES, type Locale } from '../../../engine/text.ts';
import { rememberedLanguage } from '../../device/device.ts';
import { previewSettings, settings, THEMES, type Theme } from '../../device/settings.ts';
import styles from '../../kit/gallery/gallery.module.css';
import { GALLERY_TEXT, PAGE_STATES, type PageState, SECTIONS, type Section } from '../../kit/gallery/text/text.ts';
import { GAMES, gameName } from '../../kit/games/registry.ts';
import { usePageTitle } from '../../kit/parts/use-page-title.ts';
import { previewLanguage, useLocale, useText } from '../../text/language.ts';
import { SharedSection } from './shared-section.tsx';
import { StatesSection } from './states-section.tsx';

const MomentsSection = lazy(() =>
  import('./moments-section.tsx').then((module) => ({ default: module.MomentsSection })),
);

/** Each game's own section. */
const GAME_SECTIONS = new Map(
  GAMES.map(({ id, gallery }) => [id as Section, lazy(() => gallery().then((Section) => ({ default: Section })))]),
);

interface Wish {
  section: Section;
  theme: Theme;
  lang: Locale;
  state: PageState;
}

/** All parts of the interface, selected by URL alone: `/gallery?section=dash&theme=contrast&lang=it`. */
export function GalleryPage() {
  const locale = useLocale();
  const wish = readWish(useSearch(), locale);
  const text = GALLERY_TEXT[locale];
  usePageTitle(text.title);
  useTheme(wish.theme);
  useLanguage(wish.lang);
  if (wish.section === 'states') {
    return (
      <>
        <Choices wish={wish} />
        <StatesSection state={wish.state} />
      </>
    );
  }
  return (
    <main id="content" className={`page wide ${styles.gallery}`} data-game={wish.section}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <Choices wish={wish} />
      {wish.section === 'house' ? (
        <SharedSection locale={locale} />
      ) : (
        <LazySection section={wish.section} locale={locale} />
      )}
    </main>
  );
}

function LazySection({ section, locale }: { section: Section; locale: Locale }) {
  const text = useText();
  const Section = GAME_SECTIONS.get(section) ?? MomentsSection;
  return (
    <Suspense fallback={<p>{text.table.loading}</p>}>
      <Section locale={locale} />
    </Suspense>
  );
}

/** Choices as links, so that each state has a URL. */
function Choices({ wish }: { wish: Wish }) {
  const text = GALLERY_TEXT[useLocale()];
  const languages = { en: 'English', it: 'Italiano' } as const;
  const sectionName = (section: Section) =>
    section === 'house' || section === 'moments' || section === 'states' ? text.sections[section] : gameName(section);
  return (
    <div className={`stack gap-4 ${styles.choices}`}>
      <Choice title={text.choose.section} field="section" wish={wish} options={SECTIONS} nameOf={sectionName} />
      {wish.section === 'states' && (
        <Choice
          title={text.choose.state}
          field="state"
          wish={wish}
          options={PAGE_STATES}
          nameOf={(state) => text.states[state]}
        />
      )}
      <Choice
        title={text.choose.theme}
        field="theme"
        wish={wish}
        options={THEMES}
        nameOf={(theme) => text.themes[theme]}
      />
      <Choice
        title={text.choose.language}
        field="lang"
        wish={wish}
        options={LOCALES}
        nameOf={(lang) => languages[lang]}
      />
    </div>
  );
}

function Choice<Field extends keyof Wish>(props: {
  title: string;
  field: Field;
  wish: Wish;
  options: readonly Wish[Field][];
  nameOf(option: Wish[Field]): string;
}) {
  const { field, wish } = props;
  return (
    <nav className="wrap gap-4 links" aria-label={props.title}>
      {props.options.map((option) => (
        <Link
          key={option}
          href={`/gallery?${new URLSearchParams({ ...wish, [field]: option })}`}
          aria-current={option === wish[field] ? 'true' : undefined}
        >
          {props.nameOf(option)}
        </Link>
      ))}
    </nav>
  );
}

/** Applies a theme without changing the stored one. */
function useTheme(theme: Theme): void {
  useEffect(() => {
    const before = settings().theme;
    previewSettings({ theme });
    return () => previewSettings({ theme: before });
  }, [theme]);
}

function useLanguage(lang: Locale): void {
  useEffect(() => {
    void previewLanguage(lang);
    return () => void previewLanguage(rememberedLanguage());
  }, [lang]);
}

function readWish(search: string, locale: Locale): Wish {
  const asked = new URLSearchParams(search);
  return {
    section: SECTIONS.find((section) => section === asked.get('section')) ?? 'house',
    theme: THEMES.find((theme) => theme === asked.get('theme')) ?? settings().theme,
    lang: LOCALES.find((lang) => lang === asked.get('lang')) ?? locale,
    state: PAGE_STATES.find((state) => state === asked.get('state')) ?? 'loading',
  };
}
