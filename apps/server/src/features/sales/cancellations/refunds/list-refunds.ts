import type { listRefunds as contract } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readList, sumList } from '../../../../platform/lists/public.ts';
import { REFUNDS, refundsIn } from './refunds-list.store.ts';
import { presentRefund } from './refunds.present.ts';

/** Refunds that are due, or were made (S-15). */
export const listRefunds =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (given, { actor }) => {
    const { query, scope } = refundsIn(given.query);
    const { rows, ...page } = await readList(database, REFUNDS, query, scope);
    // A sum of very many rows would take longer than the page.
    const cents = page.totalExato
      ? await sumList(database, REFUNDS, query, { scope, of: 'p.value_cents' })
      : null;
    const soma = cents === null ? null : reaisFromCentavos(cents);
    return { data: rows.map((row) => presentRefund(row, actor)), ...page, soma };
  };
