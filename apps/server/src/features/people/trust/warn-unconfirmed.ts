import type { ServerDeps } from '../../../deps.ts';
import { confirmationLink } from '../../identity/email-confirmations/public.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { unwarnedSince, warningKey } from './unconfirmed.store.ts';

const dayMs = 86_400_000;

/**
 * Warns everyone whose account will be removed a day later, once, with how to keep it. The accounts are locked: one that is confirmed
 * concurrently is left out.
 */
export async function warnUnconfirmed(deps: ServerDeps, now: number): Promise<void> {
  const { config, database } = deps;
  const { unconfirmedMs } = config.rules;
  const since = now - Math.max(unconfirmedMs - dayMs, 0);
  let last = 0;
  for (;;) {
    const people = await database.transact(async (transaction) => {
      const found = await unwarnedSince(transaction, since, last);
      for (const { id: accountId, email, idiom, since: unconfirmedSince } of found) {
        const content = messages.accountExpires({
          brand: config.brand,
          idiom,
          address: confirmationLink(config, { accountId, email, store: null, now }),
          removedAt: Math.max(unconfirmedSince + unconfirmedMs, now + dayMs),
        });
        await enqueueMail(transaction, { to: email, ...content, dedupeKey: warningKey(accountId), now });
      }
      return found;
    });
    if (people.length === 0) return;
    last = people.at(-1)?.id ?? last;
  }
}
