import type { getSaleTerms as contract } from '@patio/contract/sales/sale-terms/get-sale-terms.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { saleRightOf } from '../../catalogue/catalogue/public.ts';
import { findSaleTerms } from './sale-terms.store.ts';
import { WIRE_CAUSES, wireChanges } from './wire-change.ts';

const ORIGINS = { private: 'particular', court: 'judicial', 'public-body': 'orgao-publico' } as const;

/** The right under which an offer is sold, and what staff corrected or withdrew (rules 0.32, 0.42). */
export const getSaleTerms =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const row = await findSaleTerms(database, params.id, now);
    if (!row) return fail('offer-not-found');
    const { origin, auctioneer } = saleRightOf(row);
    return {
      modalidade: auctioneer === null ? ('direta' as const) : ('leiloeiro' as const),
      procedencia: ORIGINS[origin],
      leiloeiro:
        auctioneer === null
          ? null
          : { nome: auctioneer.name, matricula: auctioneer.registration, edital: auctioneer.notice },
      visitas: row.visitable,
      correcoes: (row.corrections ?? []).map(({ at, reason, changes }) => ({
        em: isoInstant(Date.parse(at)),
        motivo: reason,
        mudancas: wireChanges(changes),
      })),
      retirada:
        row.cause === null || row.withdrawn_at === null
          ? null
          : { causa: WIRE_CAUSES[row.cause], em: isoInstant(row.withdrawn_at) },
    };
  };
