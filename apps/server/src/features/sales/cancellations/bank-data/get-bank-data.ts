import type { getBankData as contract } from '@patio/contract/sales/cancellations/get-bank-data.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { sealedBankData } from './bank-data.store.ts';
import { openBankData } from './open-bank-data.ts';
import { presentBankData } from './present-bank-data.ts';

/** Shows the destination of a refund, and audits who read it and why (S-15). */
export const getBankData =
  ({ database, config, logger }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, now }) => {
    const row = await sealedBankData(database, params.id);
    if (!row) return fail('cancellation-not-found');
    if (row.bank_data === null) return fail('bank-data-none');
    const data = openBankData({ config, logger }, row.purchase_code, row.bank_data);
    if (data === null) return fail('bank-data-unreadable');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-bank-data',
        subject: `purchase ${row.purchase_code}`,
        details: { cancellation: params.id, reason: query.motivo },
        at: now,
      }),
    );
    return { data: await presentBankData(database, data) };
  };
