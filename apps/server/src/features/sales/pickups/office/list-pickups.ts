import { mayCall } from '@patio/contract/route/may-call.ts';
import { bookPurchasePickup } from '@patio/contract/sales/pickups/book-purchase-pickup.ts';
import { listPickups as contract, type PickupRow } from '@patio/contract/sales/pickups/list-pickups.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import { shownThirdParty } from '../third-party.ts';
import { PICKUPS, type PickupListRow } from './pickups-list.store.ts';

/** The pickups; a store sees those of its own purchases. */
export const listPickups =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const scope = ownStore('o.partner_id', storeOf(actor, contract));
    const { rows, ...page } = await readList(deps.database, PICKUPS, query, scope);
    // A telephone is for those who book for the buyer.
    const calls = mayCall(bookPurchasePickup, actor);
    return { data: rows.map((row) => presentRow(deps, row, calls)), ...page };
  };

function presentRow(deps: ServerDeps, row: PickupListRow, calls: boolean): PickupRow {
  return {
    codigo: row.code,
    compra: row.purchase_code,
    oferta: row.offer_code,
    titulo: row.title,
    comprador: { nome: row.buyer, telefone: calls ? row.phone : null },
    cidade: row.city_code,
    local: row.place,
    endereco: row.address,
    inicio: isoInstant(row.starts_at),
    fim: isoInstant(row.ends_at),
    situacao: row.state,
    terceiro: shownThirdParty(deps, row.purchase_code, row.third_party),
    pelaEquipe: row.by_team,
    motivo: row.reason,
    placas: [...row.plates],
    vagas: [...row.spots],
    diarias: row.storage_cents === null ? null : reaisFromCentavos(row.storage_cents),
    loja: row.store,
    marcadaEm: isoInstant(row.booked_at),
    versao: row.version,
  };
}
