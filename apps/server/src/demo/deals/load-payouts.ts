import type { Config } from '../../config/config.ts';
import {
  insertBank,
  insertCommission,
  sealStoreBank,
  shownBank,
} from '../../features/finance/payouts/public.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { LoadedPeople } from '../people/load-people.ts';

const DAY = 86_400_000;

const register = statement({
  name: 'demo.store-document',
  text: `update partner set document = coalesce(document, '11222333000181'), legal_name = coalesce(legal_name, name) where id = $1`,
});

// The sales of the demo are charged as from before the book, whose money is not passed on.
const paidByTransfer = statement({
  name: 'demo.paid-by-transfer',
  text: `update receipt r set source = 'transfer', reference = 'TED ' || c.purchase_code || '-' || c.code
    from charge c join purchase p on p.code = c.purchase_code
    where c.code = r.charge_code and r.source = 'opening' and p.finished_at is not null and p.cancelled_at is null
      and exists (select from charge s where s.purchase_code = p.code and s.partner_id is not null)`,
});

/** Stores pay a commission, and sales of theirs are due; one store has told its account long ago. */
export async function loadPayouts(
  transaction: Transaction,
  { partnerIds, account }: Pick<LoadedPeople, 'partnerIds' | 'account'>,
  config: Config,
  now: number,
): Promise<void> {
  const store = partnerIds['loja-norte'];
  const rule = { basisPoints: 400, minimum: 50_000, maximum: 600_000 };
  const version = { partnerId: null, categoryCode: null, rule, validFrom: now - 365 * DAY };
  await insertCommission(transaction, version, {
    by: account('financeiro'),
    reason: 'Contrato com as lojas.',
  });
  await transaction.run(register, [store]);
  await transaction.run(paidByTransfer);
  const data = { bank: 'Banco do Norte', branch: '0312', account: '48120-7', pix: null };
  const at = now - 20 * DAY;
  await insertBank(transaction, {
    store,
    sealed: sealStoreBank({ config }, store, data),
    shown: shownBank(data),
    by: account('parceiro'),
    at,
    usableFrom: at + 5 * DAY,
  });
}
