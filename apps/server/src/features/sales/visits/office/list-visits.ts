import { listVisits as contract } from '@patio/contract/sales/visits/list-visits.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import { readsPhones } from './reach-visit.ts';
import { STORE_OF_VISIT, VISITS, waitingVisits, type VisitListRow } from './visits-list.store.ts';

/** Visits for who receives them. */
export const listVisits =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor, now }) => {
    const scope = [
      ...ownStore(STORE_OF_VISIT, storeOf(actor, contract)),
      ...waitingVisits(query, now - config.rules.visits.recordMs),
    ];
    const { rows, ...page } = await readList(database, VISITS, query, scope);
    return { data: rows.map((row) => presentRow(row, readsPhones(actor))), ...page };
  };

/** A row of the list. */
export function presentRow(row: VisitListRow, withPhone: boolean) {
  return {
    codigo: row.code,
    codigoOferta: row.offer_code,
    tituloOferta: row.title,
    loja: row.store_name,
    situacao: row.state,
    inicio: isoInstant(row.starts_at),
    fim: isoInstant(row.ends_at),
    nomeCidade: row.city,
    uf: row.uf,
    visitante: row.visitor,
    telefone: withPhone ? row.phone : null,
    marcadaEm: isoInstant(row.booked_at),
  };
}
