import type { listRunningOffers as contract } from '@patio/contract/trading/monitor/list-running-offers.ts';
import type { RunningOffer } from '@patio/contract/trading/monitor/running-offer.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { RUNNING, RUNS, type RunningRow } from './running-offers.store.ts';

/** Running offers with the server's clock. */
export const listRunningOffers =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, RUNNING, query, RUNS);
    return { data: rows.map(present), ...page, agora: isoInstant(clock.now()) };
  };

function present(row: RunningRow): RunningOffer {
  const named = (codigo: number | null, nome: string | null) =>
    codigo === null ? null : { codigo, nome: nome ?? '' };
  return {
    codigo: row.offer_code,
    titulo: row.title,
    categoria: named(row.category_code, row.category),
    loja: named(row.partner_id, row.store),
    seq: row.last_seq,
    valor: reaisFromCentavos(row.price_cents),
    lances: row.bid_count,
    participantes: row.bidders,
    favoritos: row.followers,
    lider: named(row.leader_id, row.leader),
    reserva: row.reserve,
    fim: isoInstant(row.end_at),
    fimAnunciado: isoInstant(row.announced),
    suspeitas: row.flags,
    suspensa:
      row.stay_cause === null
        ? null
        : {
            causa: row.stay_cause === 'store' ? 'loja' : 'oferta',
            motivo: row.stay_reason ?? '',
            desde: isoInstant(row.stayed_at ?? 0),
          },
  };
}
