import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { expectCounts, filters, fitting } from '../../../../../test/state/naive-counts.ts';
import type { OfferTraits } from '../../../../../test/builders/offer.ts';
import type { VehicleDraft } from '../public.ts';

let server: CatalogueServer;
let dealer: Record<string, string>;
let partnerId: number;

const hour = 3_600_000;
const cities = [3_205_309, 3_205_200, 3_550_308, null];
const colours = ['Branco', 'Preto', null];
const fuels = ['Flex', 'Diesel', null];
const gearboxes = ['Manual', 'Automático', null];

const vehicle = fc.record<Partial<VehicleDraft>>({
  categoryCode: fc.constantFrom(1, 5),
  brandCode: fc.constantFrom(2, 3, null),
  colour: fc.constantFrom(...colours),
  fuel: fc.constantFrom(...fuels),
  gearbox: fc.constantFrom(...gearboxes),
  yearModel: fc.constantFrom(2015, 2020, null),
  usage: fc.constantFrom(0, 1000, 90_000, null),
  cityCode: fc.constantFrom(...cities),
});

const offer = fc.record({
  vehicles: fc.oneof(fc.tuple(vehicle), fc.array(vehicle, { minLength: 2, maxLength: 3 })),
  buyNowCents: fc.constantFrom(0, 100_000, 5_000_000),
  dealerCents: fc.constantFrom(null, 0, 90_000),
  baseCents: fc.constantFrom(0, 200_000),
  hours: fc.constantFrom(2, 24, 25, 72, 100, 500),
  acceptsProposals: fc.boolean(),
  spotlight: fc.boolean(),
  ofStore: fc.boolean(),
});

beforeAll(async () => {
  server = await startCatalogueServer();
  partnerId = await buildPartner(server.deps.database, { store: 'loja-teste' });
  const { id } = await buildAccount(server.deps.database, { profileCode: 5 });
  dealer = (await buildSession(server.deps, id)).headers;
});
afterAll(() => server.close());

type Drawn = ReturnType<(typeof draw)['offers']>[number];

const draw = { offers: (count: number, seed: number) => fc.sample(offer, { numRuns: count, seed }) };

function traitsOf({ dealerCents, baseCents, hours, ofStore, ...rest }: Drawn): OfferTraits {
  return {
    ...rest,
    partnerId: ofStore ? partnerId : null,
    auction: { baseCents, endAt: server.clock.now() + hours * hour },
    profilePrices: dealerCents === null ? [] : [{ profileCode: 5, buyNowCents: dealerCents }],
  };
}

/** Draws filters and compares what the server says of them with the offers that everyone reads. */
async function expectAllCounts(headers: Record<string, string>): Promise<void> {
  const { data: all } = await server.ask(listOffers, {}, headers);
  const now = server.clock.now();
  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const query = Object.assign({ limit: 100 }, ...chosen.map((one) => one.query));
      const reply = await server.ask(listOffers, { query }, headers);
      const found = fitting(all, chosen, now).map(({ codigo }) => codigo);
      expect(reply.total).toBe(found.length);
      expect(reply.data.map(({ codigo }) => codigo)).toEqual(found.slice(0, 100));
      expectCounts(reply.facets, all, chosen, now);
    }),
    { numRuns: repeats(40, 150) },
  );
}

test('every count of every filter is that of the offers, for visitors and for a profile with prices of its own, rule 0.17, FILT-03 to FILT-14', async () => {
  for (const drawn of draw.offers(90, 11)) await server.offer(traitsOf(drawn));
  await expectAllCounts({});
  await expectAllCounts(dealer);
});

test('what changes is counted again: edits, new offers, sales, ends that pass, removals', async () => {
  const { data } = await server.ask(listOffers);
  const codes = data.map(({ codigo }) => codigo);
  const edited = draw.offers(30, 12);
  for (const [place, drawn] of edited.entries()) {
    await server.offer({ ...traitsOf(drawn), code: codes[place] });
  }
  for (const drawn of draw.offers(10, 13)) await server.offer(traitsOf(drawn));
  const change = (name: string, text: string, part: readonly number[]) =>
    server.deps.database.run({ name, text }, [part]);
  await change(
    'test.sell',
    `update offer set status = 'V' where code = any($1::bigint[])`,
    codes.slice(30, 35),
  );
  await change(
    'test.bid',
    'update auction set bid_count = 1, price_cents = price_cents + 100000 where offer_code = any($1::bigint[])',
    codes.slice(35, 45),
  );
  await change('test.remove', 'delete from offer where code = any($1::bigint[])', codes.slice(45, 50));
  server.clock.advance(3 * hour);
  await expectAllCounts({});
  await expectAllCounts(dealer);
});

test('a transaction that is under way while lists are read is seen as soon as it is over, whatever was over before', async () => {
  const code = await server.offer({ title: 'Demorada' });
  const total = async () => (await server.ask(listOffers, { query: { spotlight: '1', category: 1 } })).total;
  const before = await total();
  const mark = { name: 'test.mark', text: 'update offer set spotlight = true where code = $1' };
  await server.deps.database.transact(async (transaction) => {
    await transaction.run(mark, [code]);
    // Later transactions that are over earlier.
    for (let n = 1; n <= 3; n += 1) {
      await server.offer({ title: 'Rápida', spotlight: true });
      expect(await total()).toBe((before ?? 0) + n);
    }
  });
  expect(await total()).toBe((before ?? 0) + 4);
});
