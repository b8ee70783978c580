import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** A place on the home page whose content is loaded shortly before it comes into view, so it needs no reserved room. */
export function WhenSeen({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '40%' },
    );
    if (room.current !== null) observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className={`grid ${className ?? ''}`}>
      <Suspense>{isSeen && children}</Suspense>
    </div>
  );
}
