import type { listPayouts as contract } from '@patio/contract/finance/payouts/list-payouts.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { signedReais } from '@patio/domain/money/signed-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { instantOf } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList } from '../../../../platform/lists/public.ts';
import { OWED_STORES, payoutsScope, type OwedStoreRow } from '../payouts-list.store.ts';

type Row = Reply<typeof contract>['data'][number];

/** What is owed to stores, longest waiting first. */
export const listPayouts =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { now }) => {
    const { rows, ...page } = await readList(database, OWED_STORES, query, payoutsScope(query));
    return { data: rows.map((row) => present(row, now)), ...page };
  };

const present = (row: OwedStoreRow, now: number): Row => ({
  codigo: row.partner_id,
  nome: row.name,
  devido: signedReais(row.due_cents),
  aVencer: reaisFromCentavos(row.coming_cents),
  situacao: row.state,
  perdao: row.forgiveness,
  desde: instantOf(row.since),
  banco: row.usable_from === null ? 'sem-conta' : now < row.usable_from ? 'em-espera' : 'vale',
});
