import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import type { BlockTarget } from './blocks.store.ts';

interface Notice {
  readonly person: Pick<BlockTarget, 'email' | 'name' | 'idiom'>;
  /** In the words of staff; null: the block ended by itself. */
  readonly reason: string | null;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

interface Reasoned {
  readonly reason: string;
}

/** Mails the owner that their account is blocked, why, and whom to contact (Lei 13.709/2018, art. 18 and 20: they may ask for a review). */
export async function notifyBlock(
  { config: { brand } }: ServerDeps,
  transaction: Transaction,
  {
    person,
    reason,
    until,
    fact,
    at,
  }: Notice & Reasoned & { readonly until: number | null; readonly fact: string },
): Promise<void> {
  const { name, email: to } = person;
  const content = messages.accountBlocked({ brand, idiom: person.idiom ?? 'PTBR', name, reason, until });
  await enqueueMail(transaction, { to, ...content, dedupeKey: `account-${fact}`, now: at });
}

/** Mails the owner that they may sign in again. */
export async function notifyUnblock(
  { config: { brand, publicUrl } }: ServerDeps,
  transaction: Transaction,
  { person, reason, at }: Notice,
): Promise<void> {
  const { name, email: to } = person;
  const idiom = person.idiom ?? 'PTBR';
  const address = `${publicUrl}/auth/`;
  await enqueueMail(transaction, {
    to,
    ...messages.accountUnblocked({ brand, idiom, name, reason, address }),
    now: at,
  });
}
