import type { MailConfig } from './mail.ts';

type MailCheck =
  | { kind: 'valid'; mail: { publicUrl?: string; mail?: MailConfig } }
  | { kind: 'invalid'; sentence: string };

/** Reads PUBLIC_URL, SMTP_URL and MAIL_FROM; returns one sentence for an invalid value. */
export function readMail({ PUBLIC_URL, SMTP_URL, MAIL_FROM }: Readonly<Record<string, string | undefined>>): MailCheck {
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '') || undefined;
  if (publicUrl !== undefined && !(URL.canParse(publicUrl) && /^https?:\/\/[^/?#@\s]+$/.test(publicUrl))) {
    return invalid(
      `PUBLIC_URL must be the public address of the server, such as https://play.example.org, not "${PUBLIC_URL}".`,
    );
  }
  if (!SMTP_URL) return { kind: 'valid', mail: publicUrl === undefined ? {} : { publicUrl } };
  // Not repeated in the message: it may contain a password.
  if (!/^smtps?:\/\//.test(SMTP_URL) || !URL.canParse(SMTP_URL)) {
    return invalid(
      'SMTP_URL must look like smtps://USER:PASSWORD@HOST:PORT, with special characters in the password as %XX.',
    );
  }
  if (publicUrl === undefined || !MAIL_FROM || !/^[^\r\n]*@[^\r\n]*$/.test(MAIL_FROM)) {
    return invalid(
      'SMTP_URL also needs PUBLIC_URL, for the links in mails, and MAIL_FROM, the address mails come from.',
    );
  }
  return { kind: 'valid', mail: { publicUrl, mail: { smtpUrl: SMTP_URL, from: MAIL_FROM, publicUrl } } };
}

function invalid(sentence: string): MailCheck {
  return { kind: 'invalid', sentence };
}
