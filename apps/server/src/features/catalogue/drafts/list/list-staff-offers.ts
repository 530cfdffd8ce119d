import { listStaffOffers as contract } from '@patio/contract/catalogue/drafts/list-staff-offers.ts';
import type { StaffOffer } from '@patio/contract/catalogue/drafts/staff-offer.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { storeOf } from '../../../../platform/access/store-access.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ownStore, readList } from '../../../../platform/lists/public.ts';
import { STORE_OF_OFFER } from './offer-columns.store.ts';
import { STAFF_OFFERS, type StaffOfferRow } from './staff-offers.store.ts';

/** Offers of every state; a store user's are those of the store. */
export const listStaffOffers =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ query }, { actor }) => {
    const scope = ownStore(STORE_OF_OFFER, storeOf(actor, contract));
    const { rows, ...page } = await readList(database, STAFF_OFFERS, query, scope);
    return { data: rows.map(present), ...page };
  };

const CHANGES = { draft: 'rascunho', waiting: 'aguardando', returned: 'devolvida' } as const;

function present(row: StaffOfferRow): StaffOffer {
  const at = (instant: number | null): string | null => (instant === null ? null : isoInstant(instant));
  return {
    codigo: row.code,
    versao: row.version,
    titulo: row.title,
    situacao: row.state,
    alteracao: row.change === null ? null : CHANGES[row.change],
    placa: row.plate,
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.store ?? '' },
    foto: row.photo,
    fotos: row.photos,
    preco: row.price_cents === null ? null : reaisFromCentavos(row.price_cents),
    lances: row.bids,
    fim: at(row.end_at),
    publicadaEm: at(row.published_at),
    faltas: row.problems,
    destaque: row.spotlight,
    mudada: isoInstant(row.changed_at),
  };
}
