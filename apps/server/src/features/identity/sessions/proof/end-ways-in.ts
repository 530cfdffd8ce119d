import type { Transaction } from '../../../../platform/db/database.ts';
import { endAccessCodes } from '../sign-in/access-code.store.ts';
import { endPasswordLinks } from '../passwords/password.store.ts';
import { revokeSessions } from '../sessions.store.ts';

/** Invalidates mailed credentials: password links and access codes. `now` in epoch milliseconds UTC. */
export async function endMailedWaysIn(
  transaction: Transaction,
  accountId: number,
  now: number,
): Promise<void> {
  await endPasswordLinks(transaction, accountId, now);
  await endAccessCodes(transaction, accountId);
}

/** Ends every session of an account, and the mailed links that would open one. */
export async function endSessions(transaction: Transaction, accountId: number, now: number): Promise<void> {
  await revokeSessions(transaction, accountId, now);
  await endPasswordLinks(transaction, accountId, now);
}
