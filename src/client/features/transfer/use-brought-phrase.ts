import { useEffect, useState } from 'react';

/**
 * The phrase from a QR code's URL. It is removed from the URL at once, so that it is not kept in the history or shared.
 */
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

/** The URL for a QR code. Browsers do not send the part after the #. */
export function addressWith(phrase: string): string {
  return `${location.origin}/carry#${phrase.replaceAll(' ', '-')}`;
}

function phraseInAddress(): string | undefined {
  const words = location.hash.slice(1).replaceAll('-', ' ');
  return words === '' ? undefined : words;
}
