import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import type { DueMail } from './mail.store.ts';

/** Hands a mail over. Errors: the transport's own; `isPermanent` tells those that repeating cannot mend. */
export type Deliver = (mail: DueMail) => Promise<void>;

/** The way out of the configuration: SMTP, or without `SMTP_URL` nothing, since the queue itself can be read. */
export function deliverBy(config: Config): Deliver {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === null) return async () => undefined;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = new URL(config.publicUrl).hostname;
  return async (mail) => {
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(mail.created_at),
      // The same for every try, so that a mail server drops the second of two.
      messageId: `<mail-${mail.id}-${mail.created_at}@${host}>`,
      headers: unsubscribeHeaders(mail),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** One click in the mail program ends mails like this one (RFC 8058). */
function unsubscribeHeaders({ unsubscribe_address: address }: DueMail): Record<string, string> {
  if (address === null) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** SMTP answers of 5xx are final (RFC 5321, 4.2.1). */
export function isPermanent(error: unknown): boolean {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : null;
  return typeof status === 'number' && status >= 500;
}
