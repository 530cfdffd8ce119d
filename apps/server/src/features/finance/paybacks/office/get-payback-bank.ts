import type { getPaybackBank as contract } from '@patio/contract/finance/paybacks/bank/get-payback-bank.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentBankData } from '../../../sales/cancellations/public.ts';
import { paybackBank } from '../bank/banks.store.ts';
import { openPaybackBank } from '../bank/payback-bank.ts';

/** The account to which money of a purchase is transferred back, and audits who read it and why (S-15). */
export const getPaybackBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, query, fail }, { actor, now }) => {
    const { database } = deps;
    const sealed = (await paybackBank(database, id))?.bank_data ?? null;
    if (sealed === null) return fail('bank-data-none');
    const data = openPaybackBank(deps, id, sealed);
    if (data === null) return fail('bank-data-unreadable');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-payback-bank',
        subject: `purchase ${id}`,
        details: { reason: query.motivo },
        at: now,
      }),
    );
    return { data: await presentBankData(database, data) };
  };
