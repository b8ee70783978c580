import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './home-page.module.css';

const DailyCard = lazy(() => import('../daily/daily-card.tsx').then((module) => ({ default: module.DailyCard })));

/** The room of today's dungeon. Its card is fetched once that room is in sight: newcomers have it below the games. */
export function Today() {
  const room = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && setSeen(true), {
      rootMargin: '100px',
    });
    if (room.current !== null) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={`grid ${styles.daily}`}>
      <Suspense>{isSeen && <DailyCard />}</Suspense>
    </div>
  );
}
