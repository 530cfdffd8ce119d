import { accessChangeRefusal } from '@patio/domain/people/account-access/access-change.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { correctAccount, isNameTaken, renameAccount } from '../../identity/account-records/public.ts';
import { endMailedWaysIn, endSessions } from '../../identity/sessions/public.ts';
import { enqueueMail, forgetMailsTo, messages } from '../../messaging/mail/public.ts';
import { accessChangeWriter, type AccessChangeRow, type AccessOwner } from './access-changes.store.ts';

/** Makes changes of e-mail or username count whose owner has not objected in time. */
export function applyAccessChangesJob(deps: ServerDeps): Job {
  const { clock, database } = deps;
  return {
    name: 'apply-access-changes',
    everyMs: 60_000,
    run: () =>
      database.transact(async (transaction) => {
        const now = clock.now();
        const code = await accessChangeWriter(transaction).claimDue(now);
        if (code === undefined) return false;
        await apply(deps, transaction, code, now);
        return true;
      }),
  };
}

async function apply(deps: ServerDeps, transaction: Transaction, code: number, now: number): Promise<void> {
  const writer = accessChangeWriter(transaction);
  const change = await writer.lock(code);
  if (!change) return;
  const owner = await writer.owner(change.account_id);
  if (!owner || !stands(owner, change) || (await isNameTaken(transaction, change.account_id, change.after))) {
    await writer.end(code, 'impossible', now);
    return;
  }
  await writer.end(code, 'applied', now);
  if (change.kind === 'username') await renameAccount(transaction, owner.id, change.after);
  else await moveEmail(deps, transaction, { owner, change, now });
  await recordAudit(transaction, {
    actorId: null,
    command: 'worker',
    action: 'apply-access-change',
    subject: `account ${owner.id}`,
    before: { [change.kind]: change.before },
    after: { [change.kind]: change.after },
    at: now,
  });
}

/** Whether the change can still be made: the account may have become one of the team since. */
function stands(owner: AccessOwner, change: AccessChangeRow): boolean {
  const { is_staff: isStaff, blocked, leaving } = owner;
  const current = change.kind === 'email' ? owner.email : owner.username;
  const asked = { next: change.after, byAdministrator: change.by_administrator };
  return (
    current === change.before && accessChangeRefusal({ isStaff, blocked, leaving, current }, asked) === null
  );
}

interface Moved {
  readonly owner: AccessOwner;
  readonly change: AccessChangeRow;
  readonly now: number;
}

/** The previous mailbox opens nothing any more and learns of it if it was confirmed; the new one is confirmed at the next sign-in. */
async function moveEmail(
  { config, live }: ServerDeps,
  transaction: Transaction,
  { owner, change, now }: Moved,
): Promise<void> {
  const idiom = owner.idiom ?? 'PTBR';
  // Before the account leaves the address, to which nothing may be sent otherwise.
  await forgetMailsTo(transaction, owner.email);
  await correctAccount(transaction, owner.id, 'email', change.after);
  await endSessions(transaction, owner.id, now);
  await endMailedWaysIn(transaction, owner.id, now);
  if (owner.email_confirmed) {
    const { notice: _, ...mail } = messages.emailChanged({ brand: config.brand, idiom });
    const dedupeKey = `email-moved:${change.code}:old`;
    await enqueueMail(transaction, { to: owner.email, ...mail, dedupeKey, now });
  }
  // Its event streams check at once whether their sessions are alive.
  transaction.afterCommit(() => live.publishNotice(owner.id));
}
