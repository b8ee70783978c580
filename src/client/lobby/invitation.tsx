import { useEffect, useState } from 'react';
import { useText } from '../language.ts';
import { Button } from '../parts/button.tsx';
import styles from './invitation.module.css';

/** How the others get here: a code to read out, a link to send, a QR code to hold up. */
export function Invitation({ code, gameName }: { code: string; gameName: string }) {
  const text = useText().lobby;
  const [copied, setCopied] = useState(false);
  const [qr, setQr] = useState(false);
  const link = `${location.origin}/t/${code}`;
  const canShare = typeof navigator.share === 'function';

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <section className={styles.invitation} aria-labelledby="code">
      <h2 id="code">{text.codeLabel}</h2>
      <p className={styles.code} translate="no">
        <span className="visually-hidden">{[...code].join(' ')}</span>
        <span aria-hidden="true">{code}</span>
      </p>
      <p className={styles.hint}>{text.sayCode}</p>
      <p className={styles.link} translate="no">
        {link}
      </p>
      <div className={styles.ways}>
        <Button look="plain" onClick={copy}>
          <span aria-live="polite">{copied ? text.copied : text.copy}</span>
        </Button>
        {canShare && (
          <Button
            look="plain"
            onClick={() =>
              navigator.share({ title: 'Undercroft', text: text.shareText(gameName), url: link }).catch(() => {})
            }
          >
            {text.share}
          </Button>
        )}
        <Button look="plain" aria-expanded={qr} onClick={() => setQr(!qr)}>
          {qr ? text.hideQr : text.showQr}
        </Button>
      </div>
      {qr && <QrCode link={link} label={text.qrAlt} />}
    </section>
  );
}

function QrCode({ link, label }: { link: string; label: string }) {
  const [squares, setSquares] = useState<boolean[][]>();
  useEffect(() => {
    let wanted = true;
    import('uqr').then(({ encode }) => wanted && setSquares(encode(link, { ecc: 'M', border: 2 }).data));
    return () => {
      wanted = false;
    };
  }, [link]);
  if (squares === undefined) return undefined;
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className={styles.qr} role="img" aria-label={label} viewBox={`0 0 ${squares.length} ${squares.length}`}>
      <path d={path} />
    </svg>
  );
}
