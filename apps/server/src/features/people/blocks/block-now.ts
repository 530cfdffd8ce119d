import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recordSecurityEvent } from '../../identity/security/public.ts';
import { endMailedWaysIn, endSessions } from '../../identity/sessions/public.ts';
import { removeDevices } from '../../messaging/alerts/public.ts';
import { blocksOf, blockWriter, type BlockRow, type BlockTarget } from './blocks.store.ts';
import { notifyBlock } from './notify-block.ts';

export interface NewBlock {
  readonly target: BlockTarget;
  readonly reason: string;
  /** When it ends by itself; null: never. */
  readonly until: number | null;
  readonly staffId: number;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

/** Blocks an account that is not blocked, revokes its credentials and sessions, mails its owner and writes the audit row. The caller holds its lock. */
export async function blockNow(
  deps: ServerDeps,
  transaction: Transaction,
  { target, reason, until, staffId, at }: NewBlock,
): Promise<BlockRow> {
  const { id: accountId } = target;
  await blockWriter(transaction).insert({ accountId, reason, staffId, at, until });
  await endSessions(transaction, accountId, at);
  await endMailedWaysIn(transaction, accountId, at);
  await removeDevices(transaction, accountId, null);
  await recordSecurityEvent(transaction, { now: at }, { accountId, kind: 'account-blocked' });
  await recordAudit(transaction, {
    actorId: staffId,
    action: 'block-account',
    subject: `account ${accountId}`,
    details: { reason, until },
    before: { blocked: false },
    after: { blocked: true },
    at,
  });
  const [made] = await blocksOf(transaction, accountId);
  if (!made) throw new Error('The block was not written.');
  await notifyBlock(deps, transaction, { person: target, reason, until, fact: `blocked-${made.id}`, at });
  // Its event streams check at once whether their sessions are alive.
  transaction.afterCommit(() => deps.live.publishNotice(accountId));
  return made;
}
