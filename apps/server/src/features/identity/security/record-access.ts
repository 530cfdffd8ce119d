import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { notifyUser } from '../../messaging/alerts/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { deviceWords } from './device-words.ts';
import { eventFrom } from './record-security-event.ts';
import { accessOwner, insertEvent, pastAccesses, type NewSecurityEvent } from './security-events.store.ts';

const hourMs = 3_600_000;

/** Sign-ins within an hour after which further new devices cause no alert: the owner has been alerted by then. */
const maxNotified = 5;

export interface Access {
  readonly accountId: number;
  readonly sessionId: string;
  /** Whether the browser's mark shows that the owner has signed in with it before. */
  readonly isKnown: boolean;
}

/**
 * Records a sign-in in the history of the account, and notifies its owner if the device is new: neither known nor similar to one that
 * signed in from the same network before. The first sign-in of an account has nothing to compare with.
 */
export async function recordAccess(
  transaction: Transaction,
  deps: ServerDeps,
  context: CallContext,
  access: Access,
): Promise<void> {
  const event = eventFrom(context, { ...access, kind: 'signed-in' });
  const past = await pastAccesses(transaction, { ...event, since: context.now - hourMs });
  await insertEvent(transaction, event);
  if (past.seen && !access.isKnown && !past.alike && past.recent < maxNotified)
    await notifyOwner(transaction, deps, event);
}

async function notifyOwner(
  transaction: Transaction,
  deps: ServerDeps,
  event: NewSecurityEvent,
): Promise<void> {
  const { config } = deps;
  const { accountId, sessionId, userAgent, place, now } = event;
  const owner = await accessOwner(transaction, accountId);
  if (!owner) return;
  const idiom = owner.idiom ?? 'PTBR';
  const path = '/perfil/seguranca';
  await notifyUser(deps, transaction, {
    person: { id: accountId, email: owner.email },
    idiom,
    event: 'new-access',
    path,
    dedupeKey: `new-access-${sessionId}`,
    replaces: 'new-access',
    write: (foot) =>
      messages.newAccess({
        brand: config.brand,
        idiom,
        foot,
        device: deviceWords(userAgent, idiom),
        place,
        at: now,
        address: `${config.publicUrl}${path}`,
      }),
    now,
  });
}
