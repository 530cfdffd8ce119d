import type { listStays as contract } from '@patio/contract/sales/stays/list-stays.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { listedStays } from './listed-stays.store.ts';
import { WITHDRAWAL_AFTER_MS } from './stop-offers.ts';

/** The stays that staff have to release or end. */
export const listStays =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, total } = await listedStays(database, query.loja ?? null);
    return {
      total,
      data: rows.map((row) => ({
        codigoOferta: row.offer_code,
        titulo: row.title,
        parceiroId: row.partner_id,
        causa: row.cause === 'store' ? 'loja' : 'oferta',
        motivo: row.reason,
        desde: isoInstant(row.began_at),
        desistenciaDesde: isoInstant(row.began_at + WITHDRAWAL_AFTER_MS),
        fim: isoInstant(row.end_at),
        lances: row.bid_count,
        participantes: row.participants,
        propostas: row.proposals,
      })),
    };
  };
