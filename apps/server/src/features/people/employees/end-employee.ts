import type { endEmployee as contract } from '@patio/contract/people/employees/end-employee.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { colleagueOf, mailEmployer, setEmployer } from '../../identity/invitations/public.ts';
import { blockNow, blockWriter, openBlock, type NewBlock } from '../blocks/public.ts';
import { lockEmployerOf } from './employees.store.ts';

/** Ends the account of an employee: it belongs to no company any more, and is blocked. Both sides are mailed; audited. */
export const endEmployee =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: accountId }, body: { motivo: reason } }, { actor, now: at }) => {
    await deps.database.transact(async (transaction) => {
      const target = await blockWriter(transaction).lock(accountId, actor.accountId);
      if (target === null) throw new ApiError('not-signed-in');
      const employerId = await lockEmployerOf(transaction, accountId);
      if (!target || employerId === null) throw new ApiError('employee-not-found');
      await setEmployer(transaction, accountId, null);
      await blockForGood(deps, transaction, { target, reason, until: null, staffId: actor.accountId, at });
      const company = await colleagueOf(transaction, employerId);
      const employee = (await colleagueOf(transaction, accountId))?.name ?? target.name;
      if (company) await mailEmployer(deps, transaction, company, { employee, news: 'ended', now: at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'end-employee',
        subject: `account ${accountId}`,
        details: { reason },
        before: { employer: employerId },
        after: { employer: null },
        at,
      });
    });
  };

/** A block that would end by itself is replaced: nobody would hear of the account that opens again. */
async function blockForGood(deps: ServerDeps, transaction: Transaction, block: NewBlock): Promise<void> {
  const { target, reason, staffId, at } = block;
  const open = await openBlock(transaction, target.id);
  if (open !== undefined && open.until === null) return;
  if (open) await blockWriter(transaction).lift({ accountId: target.id, reason, staffId, at });
  await blockNow(deps, transaction, block);
}
