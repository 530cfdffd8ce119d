import { createTransport } from 'nodemailer';
import type { Config } from '../../../../config/config.ts';
import { MAIL_URGENCIES } from '../mail-urgency.ts';
import type { DueMail } from './outbox.store.ts';

/** Dependencies of sending a mail. */
export type OutgoingMail = Pick<
  DueMail,
  'id' | 'recipient' | 'subject' | 'text' | 'html' | 'unsubscribe_address' | 'sender_name' | 'created_at'
>;

/** Sends a mail. Errors: the transport's own; `failureOf` classifies them. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

/** Mails that one worker sends concurrently, each on its own connection: one lane for each urgency. */
const mostAtOnce = MAIL_URGENCIES.length;

/** The configured transport: SMTP, or without `SMTP_URL` none, because the queue itself can be read. */
export function deliverBy(config: Config): Deliver {
  const { smtpUrl, from, perSecond } = config.mail;
  if (smtpUrl === null) return async () => undefined;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: mostAtOnce,
    rateDelta: 1000,
    rateLimit: perSecond,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = new URL(config.publicUrl).hostname;
  return async (mail) => {
    await transport.sendMail({
      from: mail.sender_name === null ? from : { name: mail.sender_name, address: addressOf(from) },
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(mail.created_at),
      // The same for every attempt, so that mail clients show a duplicate once.
      messageId: `<mail-${mail.id}-${mail.created_at}@${host}>`,
      // Suppresses automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** The bare address in `Name <address>`. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** One-click unsubscribe in mail clients (RFC 8058). */
function unsubscribeHeaders({ unsubscribe_address: address }: OutgoingMail): Record<string, string> {
  if (address === null) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Why a mail was not accepted: permanently, temporarily, or because the mail server is unavailable. */
export type DeliveryFailure = 'refused' | 'not-now' | 'unreachable';

/**
 * Classifies a transport error. 5xx replies about the recipient or the text are final (RFC 5321, 4.2.1); those about the sender, the
 * password or the greeting would refuse every mail and must be fixed by the operator.
 */
export function failureOf(error: unknown): DeliveryFailure {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : null;
  const [status, command] = [field('responseCode'), field('command')];
  const isFinal = typeof status === 'number' && status >= 500;
  if (command === 'RCPT TO' || command === 'DATA') return isFinal ? 'refused' : 'not-now';
  return typeof command === 'string' || isFinal ? 'unreachable' : 'not-now';
}
