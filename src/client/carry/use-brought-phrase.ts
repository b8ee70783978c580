import { useEffect, useState } from 'react';

/** The phrase a QR code brought in the address, which is cleared of it at once: it is no address to be kept or passed on. */
export function useBroughtPhrase(): string | undefined {
  const [phrase, setPhrase] = useState(phraseInAddress);
  useEffect(() => {
    const look = () => {
      const found = phraseInAddress();
      if (found === undefined) return;
      setPhrase(found);
      history.replaceState(history.state, '', location.pathname);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return phrase;
}

/** The address for a QR code. What stands behind the # never leaves the browser. */
export function addressWith(phrase: string): string {
  return `${location.origin}/carry#${phrase.replaceAll(' ', '-')}`;
}

function phraseInAddress(): string | undefined {
  const words = location.hash.slice(1).replaceAll('-', ' ');
  return words === '' ? undefined : words;
}
