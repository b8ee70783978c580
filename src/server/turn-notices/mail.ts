import { createTransport } from 'nodemailer';
import type { SendNotice } from './sending.ts';

/** How a house sends mail. */
export interface MailConfig {
  /** `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://`. */
  smtpUrl: string;
  from: string;
  /** The address of the house, which links in mails begin with. */
  publicUrl: string;
}

const TIMEOUT_MS = 20_000;

/** Sends notices by mail, as text alone. */
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
        // Mail programs show a button of their own for these (RFC 8058).
        headers: {
          'List-Unsubscribe': `<${off}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
      return 'sent';
    } catch (trouble) {
      const { code: kind, responseCode = 0 } = trouble as { code?: string; responseCode?: number };
      return kind === 'EENVELOPE' && responseCode >= 500 ? 'gone' : 'failed';
    }
  };
}
