import type { listOfferBids as contract } from '@patio/contract/trading/monitor/list-offer-bids.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { FLAG_KINDS } from '../../people/reviews/public.ts';
import { ANNULMENT_REASONS } from '../auctions/public.ts';
import { bidLines, hasAuction } from './offer-bids.store.ts';

/** After every line. */
const LAST = 2_147_483_647;

/** The bids of an offer with those who placed them; maxima stay secret (rule 0.9). */
export const listOfferBids =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }) => {
    const { antes = LAST, limit = 50 } = query;
    const rows = await bidLines(database, params.id, Math.min(antes, LAST), limit + 1);
    if (rows.length === 0 && !(await hasAuction(database, params.id))) return fail('offer-not-found');
    const shown = rows.slice(0, limit);
    return {
      data: shown.map((row) => ({
        seq: row.seq,
        em: isoInstant(row.at),
        conta: { codigo: row.account_id, nome: row.account },
        valor: reaisFromCentavos(row.value_cents),
        automatico: row.kind === 'P',
        lider: row.leads === true,
        anulada: row.annulled === null ? null : ANNULMENT_REASONS[row.annulled],
        suspeitas: row.flags.map((kind) => FLAG_KINDS[kind]),
      })),
      proximo: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
    };
  };
