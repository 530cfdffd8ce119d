import type { listCharges as contract } from '@patio/contract/finance/charge-list/list-charges.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList, sumList } from '../../../platform/lists/public.ts';
import { OPEN } from '../charges/public.ts';
import { CHARGES, chargesIn, OWED } from './charge-list.store.ts';
import { presentCharge } from './present-charge.ts';

/** Charges of all purchases, with what all that are found add up to. */
export const listCharges =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (given, { now }) => {
    const { query, scope } = chargesIn(given.query, now);
    const { rows, ...page } = await readList(database, CHARGES, query, scope);
    const sum = async (of: string): Promise<number> =>
      reaisFromCentavos(await sumList(database, CHARGES, query, { scope, of }));
    // Sums of very many rows would take longer than the page.
    const somas = page.totalExato
      ? { valor: await sum('c.amount_cents'), aberto: await sum(OPEN), aDevolver: await sum(OWED) }
      : null;
    return { data: rows.map((row) => presentCharge(row, now)), ...page, somas };
  };
