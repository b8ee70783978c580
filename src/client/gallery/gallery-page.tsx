import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { LOCALES, type Locale } from '../../engine/text.ts';
import { rememberedLanguage } from '../device.ts';
import { GAMES, gameName } from '../games/registry.ts';
import { showIn, useLocale, useText } from '../language.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { settings, THEMES, type Theme, tryOn } from '../settings/settings.ts';
import styles from './gallery.module.css';
import { HouseRoom } from './house-room.tsx';
import { StatesRoom } from './states-room.tsx';
import { GALLERY_TEXT, PAGE_STATES, type PageState, ROOMS, type Room } from './text/text.ts';

const MomentsRoom = lazy(() => import('./moments-room.tsx').then((module) => ({ default: module.MomentsRoom })));

/** Each game's own room. */
const GAME_ROOMS = new Map(
  GAMES.map(({ id, gallery }) => [id as Room, lazy(() => gallery().then((Room) => ({ default: Room })))]),
);

interface Wish {
  room: Room;
  theme: Theme;
  lang: Locale;
  state: PageState;
}

/** Everything there is to see, by the address alone: `/gallery?room=dash&theme=contrast&lang=it`. */
export function GalleryPage() {
  const locale = useLocale();
  const wish = readWish(useSearch(), locale);
  const text = GALLERY_TEXT[locale];
  usePageTitle(text.title);
  useTheme(wish.theme);
  useLanguage(wish.lang);
  if (wish.room === 'states') {
    return (
      <>
        <Choices wish={wish} />
        <StatesRoom state={wish.state} />
      </>
    );
  }
  return (
    <main id="content" className={styles.gallery} data-game={wish.room}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <Choices wish={wish} />
      {wish.room === 'house' ? <HouseRoom locale={locale} /> : <LazyRoom room={wish.room} locale={locale} />}
    </main>
  );
}

function LazyRoom({ room, locale }: { room: Room; locale: Locale }) {
  const text = useText();
  const Room = GAME_ROOMS.get(room) ?? MomentsRoom;
  return (
    <Suspense fallback={<p>{text.table.loading}</p>}>
      <Room locale={locale} />
    </Suspense>
  );
}

/** Links, so that what one sees has an address. */
function Choices({ wish }: { wish: Wish }) {
  const text = GALLERY_TEXT[useLocale()];
  const languages = { en: 'English', it: 'Italiano' } as const;
  const roomName = (room: Room) =>
    room === 'house' || room === 'moments' || room === 'states' ? text.rooms[room] : gameName(room);
  return (
    <div className={styles.choices}>
      <Choice title={text.choose.room} field="room" wish={wish} options={ROOMS} nameOf={roomName} />
      {wish.room === 'states' && (
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
    <nav className={styles.choice} aria-label={props.title}>
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

/** Shown in this light, without changing what the device remembers. */
function useTheme(theme: Theme): void {
  useEffect(() => {
    const before = settings().theme;
    tryOn({ theme });
    return () => tryOn({ theme: before });
  }, [theme]);
}

function useLanguage(lang: Locale): void {
  useEffect(() => {
    void showIn(lang);
    return () => void showIn(rememberedLanguage());
  }, [lang]);
}

function readWish(search: string, locale: Locale): Wish {
  const asked = new URLSearchParams(search);
  return {
    room: ROOMS.find((room) => room === asked.get('room')) ?? 'house',
    theme: THEMES.find((theme) => theme === asked.get('theme')) ?? settings().theme,
    lang: LOCALES.find((lang) => lang === asked.get('lang')) ?? locale,
    state: PAGE_STATES.find((state) => state === asked.get('state')) ?? 'loading',
  };
}
