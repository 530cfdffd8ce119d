import type { Config } from '../../../config/config.ts';
import { pageAddress, type MailStore } from '../../messaging/mail/public.ts';
import { writeConfirmation } from './confirmation-token.ts';

interface Recipient {
  readonly accountId: number;
  readonly email: string;
  /** The store in whose name the mail is sent; null: the house. */
  readonly store: MailStore | null;
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** The absolute URL that confirms an e-mail, for the mail to it. */
export function confirmationLink(config: Config, { accountId, email, store, now }: Recipient): string {
  const until = now + config.rules.confirmationLinkMs;
  const page = pageAddress(config.publicUrl, store, '/auth/confirmar-email');
  return `${page}?token=${writeConfirmation(config, { accountId, email, until })}`;
}
