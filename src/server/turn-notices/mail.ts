import { createTransport } from 'nodemailer';
import type { SendNotice } from './sending.ts';

/** How a server sends mail. */
export interface MailConfig {
  /** `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://`. */
  smtpUrl: string;
  from: string;
  /** The server's public address, with which links in mails begin. */
  publicUrl: string;
}

const TIMEOUT_MS = 20_000;

/** Sends notices by mail, as plain text. */
export function mailSender({ smtpUrl, from, publicUrl }: MailConfig): SendNotice {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ address }, { code, title, body, offPath, openWords, offWords }) => {
    const off = publicUrl + offPath;
    try {
      await transport.sendMail({
        from,
        to: { name: '', address },
        subject: title,
        text: `${body}\n\n${openWords} ${publicUrl}/t/${code}\n\n${offWords} ${off}\n`,
        // Mail programs show an unsubscribe button for these (RFC 8058).
        headers: {
          'List-Unsubscribe': `<${off}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return 'sent';
    } catch (error) {
      const { code: kind, responseCode = 0 } = error as { code?: string; responseCode?: number };
      return kind === 'EENVELOPE' && responseCode >= 500 ? 'gone' : 'failed';
    }
  };
}
