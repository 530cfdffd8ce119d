import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../deps.ts';
import { removeDevices } from '../alerts/public.ts';
import { enqueueMail, messages } from '../mail/public.ts';
import { savePassword } from './account.store.ts';
import { endPasswordLinks } from './password.store.ts';
import { hashPassword } from './passwords.ts';
import { revokeSessions } from './sessions.store.ts';

export interface PasswordReplacement {
  readonly account: { readonly id: number; readonly email: string };
  /** Checked already. */
  readonly password: string;
  /** The one session that goes on, or none. */
  readonly keepSession: string | null;
  readonly now: number;
  readonly idiom: Idiom;
}

/** Keeps a new password, ends the other sessions and mailed links (S-32), and tells the owner. Errors: `overloaded`. */
export async function replacePassword(
  { config, database }: ServerDeps,
  change: PasswordReplacement,
): Promise<void> {
  const { account, now, idiom } = change;
  const passwordHash = await hashPassword(change.password);
  await database.transact(async (transaction) => {
    await savePassword(transaction, account.id, passwordHash);
    await revokeSessions(transaction, account.id, now, change.keepSession);
    await removeDevices(transaction, account.id, null);
    await endPasswordLinks(transaction, account.id, now);
    const content = messages.passwordChanged({ brand: config.brand, idiom });
    await enqueueMail(transaction, { to: account.email, ...content, now });
  });
}
