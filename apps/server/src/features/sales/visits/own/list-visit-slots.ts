import type { listVisitSlots as contract } from '@patio/contract/sales/visits/list-visit-slots.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { placeReader } from '../places.store.ts';
import { slotsAt } from '../slots-at.ts';
import { visitedOffer } from '../visited-offer.ts';
import { emailConfirmed, visitCounts } from '../visits.store.ts';
import { presentSlot } from '../visits.present.ts';

/** Where and when the caller can visit the vehicle of an offer; nothing while its offer is over. */
export const listVisitSlots =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now, reply }) => {
    const { database, config } = deps;
    const offer = await visitedOffer(database, params.id, now);
    if ('closed' in offer && offer.closed === 'hidden') return fail('offer-not-found');
    reply.header('cache-control', 'no-store');
    const { missedMs, mostMissed } = config.rules.visits;
    const { missed } = await visitCounts(database, actor.accountId, params.id, now - missedMs);
    const places = 'end' in offer ? await placeReader(database).ofOffer(params.id) : [];
    const slots = await slotsAt(deps, database, {
      places,
      offerEnd: 'end' in offer ? offer.end : now,
      now,
    });
    const locais = places.map(({ code, city, uf }) => ({
      codigo: code,
      cidade: city,
      uf,
      horarios: (slots.get(code) ?? []).map(presentSlot),
    }));
    return {
      data: {
        locais,
        comAprovacao: missed >= mostMissed,
        emailConfirmado: await emailConfirmed(database, actor.accountId),
      },
    };
  };
