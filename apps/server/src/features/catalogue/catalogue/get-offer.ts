import { getOffer as contract } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import type { FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { KnownReply } from '../../../platform/http/bodies/conditional-replies.ts';
import { packingFor } from '../../../platform/http/bodies/packing.ts';
import { WrittenJson } from '../../../platform/http/bodies/written-json.ts';
import type { VisitorDetails } from './details/visitor-details.ts';
import { offerReader } from './offers.store.ts';
import { VISITOR, viewerOf } from './viewer.ts';

/** The reply to a visitor, if it is in memory. */
export function knownOffer(details: VisitorDetails): (request: FastifyRequest) => KnownReply | null {
  return ({ params, query, headers }) => {
    const given = contract.params.safeParse(params);
    if (!given.success || !contract.query.safeParse(query).success) return null;
    return details.cached(given.data.id, packingFor(headers['accept-encoding']));
  };
}

/**
 * API-04: one offer, also an ended one (S-20). Its buyer sees full plates. A hidden offer is unknown, but users with a deal on it are told
 * that it is unavailable (rule 0.31).
 */
export function getOffer({ database }: ServerDeps, details: VisitorDetails): Handler<typeof contract> {
  return async ({ params, fail }, context) => {
    const viewer = viewerOf(context);
    if (viewer.accountId === null && viewer.profileCode === VISITOR.profileCode) {
      const packing = packingFor(context.request.headers['accept-encoding']);
      const known = await details.read({ code: params.id, packing, now: context.now });
      if (known === null) return fail('offer-not-found');
      context.reply.headers(known.headers);
      return new WrittenJson(known.body);
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
