import { loadConfig } from '../../../apps/server/src/config/load-config.ts';
import { closeStore } from '../../../apps/server/src/features/sales/stays/public.ts';
import { silentHub } from '../../../apps/server/src/platform/live/silent-hub.ts';
import { buildPartner } from '../../../apps/server/test/builders/partner.ts';
import { dealTerms } from '../../clients/bidder.ts';
import { openOffers } from '../../world/offers.ts';
import type { Attack } from '../attack.ts';
import { ask, flood, isBlocked, isFailure } from '../ask.ts';

const offersOfStore = 8;

const soldBy = {
  name: 'faults.sold-by',
  text: 'update offer set partner_id = $2 where code = any($1::bigint[])',
} as const;

const dealt = {
  name: 'faults.dealt',
  text: `select (select count(*)::int from bid where offer_code = any($1::bigint[])) as bids,
           (select count(*)::int from purchase where offer_code = any($1::bigint[])) as purchases,
           (select count(*)::int from proposal where offer_code = any($1::bigint[])) as proposals,
           (select count(*)::int from question where offer_code = any($1::bigint[])) as questions,
           (select count(*)::int from auction where offer_code = any($1::bigint[]) and not open) as closed`,
} as const;

/** Bids, buys, proposes and asks on the offers of a store, and reads them, after it was suspended; some of them end meanwhile. */
export const suspendedStore: Attack = {
  name: 'suspended store still sells',
  async run({ origin, world }, signal) {
    const store = await buildPartner(world.database, { store: 'loja-suspensa' });
    const offers = await openOffers(world, offersOfStore, (index) => ({
      buyNowCents: 4_590_000,
      acceptsProposals: true,
      ...(index % 2 === 0 ? {} : { endAt: Date.now() + 4_000 }),
    }));
    await world.database.run(soldBy, [offers, store]);
    const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: world.databaseUrl });
    await world.database.transact((transaction) =>
      closeStore({ config, live: silentHub }, transaction, {
        partnerId: store,
        reason: 'Ataque de teste.',
        actorId: null,
        at: Date.now(),
      }),
    );
    const people = await world.people(4);
    const replies = await flood(6, signal, (count) => {
      const person = people[count % people.length];
      const offer = offers[count % offers.length];
      const headers = { 'security-token': person?.token ?? '' };
      const post = (path: string, more: object) =>
        ask(origin, {
          method: 'POST',
          path: `/api${path}`,
          headers,
          body: { ...dealTerms, cdofrta: offer, cdusrio: person?.id, ...more },
        });
      switch (count % 6) {
        case 0:
          return post('/lance', { vllance: 20_000 + count, ismaximo: count % 12 === 0 });
        case 1:
          return post('/compreja', { vllance: 45_900 });
        case 2:
          return post('/lance/purpose', { vllance: 9_000 });
        case 3:
          return post('/offer/prgnt', { codigoOferta: offer, pergunta: 'Ainda vende?' });
        case 4:
          return ask(origin, { path: `/api/offer/${offer}` });
        default:
          return ask(origin, { path: `/oferta/${offer}` });
      }
    });
    const left = await world.database.row<Record<string, number>>(dealt, [offers]);
    const done = Object.values(left ?? {}).reduce((sum, count) => sum + count, 0);
    const shown = replies.filter(({ status }) => status >= 200 && status < 300).length;
    return {
      tried: `${replies.length} requests`,
      blocked: replies.filter(isBlocked).length,
      lost: done + shown + replies.filter(isFailure).length,
      note: `${offersOfStore} offers, half of them past their end`,
    };
  },
};
