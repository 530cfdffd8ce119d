import type { getOwnResult as contract } from '@patio/contract/sales/negotiations/get-own-result.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ownResult, type OwnResult } from '@patio/domain/sales/negotiations/own-result.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { findOwnResult, type OwnResultRow } from './own-result.store.ts';

const WORDS = {
  yours: 'sua',
  offered: 'oferecida',
  deciding: 'em-decisao',
  others: 'de-outro',
  undone: 'desfeita',
  none: null,
} as const satisfies Record<OwnResult, string | null>;

/** How an offer ended for the caller; who else got it is not revealed. */
export const getOwnResult =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const row = await findOwnResult(database, params.id, { accountId: actor.accountId, now });
    if (row === undefined) return fail('offer-not-found');
    const result = ownResult({
      status: row.status,
      purchase: row.bought_cents === null ? null : row.cancelled_at === null ? 'stands' : 'cancelled',
      secondChance: row.chance_cents !== null,
      undecidedBest: row.undecided_best === true,
      tookPart: row.took_part,
    });
    reply.header('cache-control', 'no-store');
    const cents = priceOf(row, result);
    return {
      data: {
        codigoOferta: params.id,
        situacao: WORDS[result],
        codigoCompra: result === 'yours' ? row.purchase_code : null,
        valor: cents === null ? null : reaisFromCentavos(cents),
      },
    };
  };

function priceOf(row: OwnResultRow, result: OwnResult): number | null {
  if (result === 'yours') return row.bought_cents;
  return result === 'offered' ? row.chance_cents : null;
}
