import { useEffect } from 'react';

/** Names the page in its tab while it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Undercroft`;
    return () => {
      document.title = 'Undercroft';
    };
  }, [title]);
}
