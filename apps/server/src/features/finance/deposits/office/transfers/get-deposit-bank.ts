import type { getDepositBank as contract } from '@patio/contract/finance/deposits/get-deposit-bank.ts';
import type { ServerDeps } from '../../../../../deps.ts';
import { recordAudit } from '../../../../../platform/audit/public.ts';
import type { Handler } from '../../../../../platform/http/serve.ts';
import { presentBankData } from '../../../../sales/cancellations/public.ts';
import { bankOfDeposit } from '../../bank/banks.store.ts';
import { openDepositBank } from '../../bank/deposit-bank.ts';

/** The account to which a deposit is transferred, and audits who read it and why (S-15). */
export const getDepositBank =
  ({ database, config, logger }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, query, fail }, { actor, now }) => {
    const row = await bankOfDeposit(database, id);
    if (row === undefined) return fail('deposit-not-found');
    if (row.bank_data === null) return fail('bank-data-none');
    const data = openDepositBank({ config, logger }, id, row.bank_data);
    if (data === null) return fail('bank-data-unreadable');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-deposit-bank',
        subject: `offer ${row.offer_code}`,
        details: { deposit: id, reason: query.motivo },
        at: now,
      }),
    );
    return { data: await presentBankData(database, data) };
  };
