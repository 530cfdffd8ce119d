import { getOffer as contract } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { WrittenJson } from '../../../platform/http/bodies/written-json.ts';
import { offerReader } from './offers.store.ts';
import { VISITOR, viewerOf } from './viewer.ts';
import { visitorOffers } from './visitor-offers.store.ts';

/**
 * API-04: one offer, also an ended one (S-20). Its buyer sees full plates. A hidden offer is unknown, but users with a deal on it are told
 * that it is unavailable (rule 0.31).
 */
export function getOffer({ database }: ServerDeps): Handler<typeof contract> {
  const asVisitor = visitorOffers(database);
  return async ({ params, fail }, context) => {
    const viewer = viewerOf(context);
    if (viewer.accountId === null && viewer.profileCode === VISITOR.profileCode) {
      const offer = await asVisitor({ code: params.id, now: context.now });
      return offer === null ? fail('offer-not-found') : new WrittenJson(offer);
    }
    const reader = offerReader(database, context.now);
    const found = await reader.find(params.id, viewer);
    if (!found) return fail('offer-not-found');
    if (found.shown && (viewer.accountId === null || found.status === 'A')) {
      return new WrittenJson(found.offer);
    }
    const read = contract.success.schema.parse(JSON.parse(found.offer));
    const offer = found.shown
      ? read
      : { ...read, indisponivel: found.store_open ? ('oferta' as const) : ('loja' as const) };
    if (viewer.accountId === null) return offer;
    return withPlates(offer, await reader.boughtPlates(offer.codigo, viewer.accountId));
  };
}

function withPlates(offer: WireOffer, bought: readonly { code: number; plate: string }[]): WireOffer {
  const plates = new Map(bought.map(({ code, plate }) => [code, plate]));
  return {
    ...offer,
    vehicles: offer.vehicles.map((vehicle) => ({
      ...vehicle,
      placa: plates.get(vehicle.codigo) ?? vehicle.placa,
    })),
  };
}
