import type { listStays as contract } from '@patio/contract/sales/stays/list-stays.ts';
import type { StayListed } from '@patio/contract/sales/stays/stay.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { readList } from '../../../platform/lists/public.ts';
import { standing, STAYS, type StayListRow } from './stays-list.store.ts';
import { WITHDRAWAL_AFTER_MS } from './stop-offers.ts';

/** The stays that staff have to release or end, and those that are over. */
export const listStays =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }) => {
    const { rows, ...page } = await readList(database, STAYS, query, standing(query['situacao']));
    return { data: rows.map(present), ...page };
  };

function present(row: StayListRow): StayListed {
  return {
    codigo: row.id,
    codigoOferta: row.offer_code,
    titulo: row.title,
    parceiroId: row.partner_id,
    loja: row.store,
    situacao: row.state,
    causa: row.cause === 'store' ? 'loja' : 'oferta',
    motivo: row.reason,
    desde: isoInstant(row.began_at),
    por: row.begun_by,
    ate: row.over_at === null ? null : isoInstant(row.over_at),
    terminadaPor: row.over_by,
    desistenciaDesde: isoInstant(row.began_at + WITHDRAWAL_AFTER_MS),
    fim: isoInstant(row.end_at),
    lances: row.bid_count,
    participantes: row.participants,
    propostas: row.proposals,
  };
}
