import type { getStoreBank as contract } from '@patio/contract/finance/payouts/get-store-bank.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openStoreBank } from './bank-data.ts';
import { bankToPay } from './banks.store.ts';
import { storeNamed } from '../claims.store.ts';

/** The account to which a payout goes, and audits who read it and why (S-15). Its holder is the store. */
export const getStoreBank =
  ({ database, config, logger }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, query, fail }, { actor, now }) => {
    const store = await storeNamed(database, id);
    if (store === undefined) return fail('partner-not-found');
    const bank = await bankToPay(database, id);
    if (bank === undefined || bank.sealed === null) return fail('store-bank-none');
    const data = openStoreBank({ config, logger }, id, bank.sealed);
    if (data === null) return fail('bank-data-unreadable');
    await database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'get-store-bank',
        subject: `partner ${id}`,
        details: { bank: bank.code, reason: query.motivo },
        at: now,
      }),
    );
    const { bank: banco, branch: agencia, account: conta, pix } = data;
    return {
      data: { banco, agencia, conta, pix, nome: store.legal_name ?? store.name, documento: store.document },
    };
  };
