import { useState } from 'react';
import { CODE_LENGTH } from '../../../../protocol/limits.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { QrCode } from '../../../kit/qr-code/qr-code.tsx';
import { useTablesText } from '../../../text/tables/text.ts';
import styles from './invitation.module.css';

/** How others join: a code to read out, a link to send, a QR code. */
export function Invitation({ code, gameName }: { code: string; gameName: string }) {
  const text = useTablesText().lobby;
  const [copied, setCopied] = useState(false);
  const [qr, setQr] = useState(false);
  const link = `${location.origin}/t/${code}`;
  const typed = code.slice(0, CODE_LENGTH);
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
    <section className="card parchment centred shadowed" aria-labelledby="code">
      <h2 id="code">{text.codeLabel}</h2>
      <p className={`title-face ${styles.code}`} translate="no">
        <span className="visually-hidden">{[...typed].join(' ')}</span>
        <span aria-hidden="true">{typed}</span>
      </p>
      <p className="hint">{text.sayCode}</p>
      <p className="hint" translate="no">
        {link}
      </p>
      <div className="wrap centred">
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
