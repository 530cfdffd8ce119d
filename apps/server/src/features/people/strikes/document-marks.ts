import { createHmac } from 'node:crypto';
import { activeStrikes, strikeEnd } from '@patio/domain/people/strikes/active-strikes.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { markKeys, newMarkKey } from '../../../platform/secrets/mark-key.ts';
import { refuseListedDocuments } from '../blocklist/public.ts';
import { insertMark, lockMark, moveStrikes } from './document-marks.store.ts';
import { strikesAmong } from './strikes.store.ts';

type Settings = Pick<ServerDeps, 'config' | 'logger'>;

/**
 * Stores the document of an account that is about to be erased, as a keyed hash, while it has strikes or a block: deleting an account does
 * not wipe the slate clean (decision 0052). Without either nothing is stored.
 */
export async function markDocument(
  deps: Settings,
  transaction: Transaction,
  account: {
    readonly accountId: number;
    readonly document: string | null;
    readonly blocked_at: number | null;
    readonly now: number;
  },
): Promise<void> {
  const { accountId, document, now } = account;
  if (document === null) return;
  const blocked = account.blocked_at !== null;
  const rules = deps.config.rules.strikes;
  const counting = activeStrikes(await strikesAmong(transaction, [accountId]), now, rules);
  const ends = counting.map(({ at }) => strikeEnd(at, rules.months));
  if (!blocked && ends.length === 0) return;
  const { key, outlivesKeys } = await newMarkKey(deps, transaction);
  await insertMark(transaction, {
    mark: markOf(key, document),
    outlivesKeys,
    accountId,
    blocked,
    until: ends.length === 0 ? null : Math.max(...ends),
  });
}

/**
 * Restores to an account that has just got this document what an erased one with it left: its strikes continue to count. Errors:
 * `document-barred` if that one was blocked, or the document is on the blocklist.
 */
export async function takeOverStrikes(
  deps: Settings,
  transaction: Transaction,
  account: { readonly accountId: number; readonly document: string; readonly now: number },
): Promise<void> {
  await refuseListedDocuments(deps, transaction, [account.document]);
  for (const key of await markKeys(deps, transaction)) {
    const mark = markOf(key, account.document);
    const found = await lockMark(transaction, mark, account.now);
    if (found?.blocked) throw new ApiError('document-barred');
    if (found) await moveStrikes(transaction, { mark, from: found.account_id, to: account.accountId });
  }
}

function markOf(key: string, document: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`document ${document}`).digest();
}
