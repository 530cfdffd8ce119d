import type { listRefunds as contract } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refunds, refundTotals } from './due-refunds.store.ts';
import { presentRefund } from './refunds.present.ts';

const STATES = { devido: 'due', devolvido: 'made', 'sem-pagamento': 'unpaid' } as const;

/** Refunds that are due, or were made (S-15). */
export const listRefunds =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query: { situacao = 'devido', oferta = null, page = 1, limit = 20 } }) => {
    const filter = { state: STATES[situacao], offerCode: oferta };
    const [rows, { count, cents }] = await Promise.all([
      refunds(database, filter, { limit, offset: (page - 1) * limit }),
      refundTotals(database, filter),
    ]);
    return { data: rows.map(presentRefund), total: count, soma: reaisFromCentavos(cents), page, limit };
  };
