import { createSavedSearch } from '@patio/contract/catalogue/saved-searches/create-saved-search.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { offerDraft, type OfferTraits } from '../../../../test/builders/offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import type { Database } from '../../../platform/db/database.ts';
import { saveOffers } from '../catalogue/public.ts';
import { matchNewsJob } from './public.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const vitoria = 3_205_309;
const campinas = 3_509_502;

const vehicle = fc.record({
  categoryCode: fc.constantFrom(1, 2),
  brandCode: fc.constantFrom(1, 2, 3),
  usage: fc.constantFrom(0, 10_000, 50_000),
  yearModel: fc.constantFrom(2015, 2018, 2020),
  cityCode: fc.constantFrom(vitoria, campinas, undefined),
  fuel: fc.constantFrom('Flex', 'Diesel', undefined),
  colour: fc.constantFrom('Branco', 'Preto', undefined),
});

const offer: fc.Arbitrary<OfferTraits> = fc.record({
  title: fc.constantFrom('Fiat Uno', 'Corolla XEi', 'Caminhão baú', 'De a o'),
  buyNowCents: fc.constantFrom(0, 3_000_000, 5_000_000),
  acceptsProposals: fc.boolean(),
  auction: fc.record({ baseCents: fc.constantFrom(0, 2_000_000) }),
  vehicles: fc.array(vehicle, { minLength: 1, maxLength: 2 }),
});

const values: Record<string, fc.Arbitrary<string>> = {
  term: fc.constantFrom('uno', 'corolla', 'caminhões', 'de', 'coro', 'un', 'xei corolla', 'ba'),
  category: fc.constantFrom('1', '2'),
  brands: fc.constantFrom('1', '2,3'),
  fuels: fc.constantFrom('Flex', 'Diesel,Flex'),
  colors: fc.constant('Branco'),
  lot: fc.constantFrom('0', '1'),
  vehicle: fc.constantFrom('0', '1'),
  priceStart: fc.constantFrom('20000', '30000'),
  priceEnd: fc.constantFrom('30000', '40000', '-1'),
  usageEnd: fc.constantFrom('20000', '60000'),
  yearStart: fc.constantFrom('2016', '2018'),
  state: fc.constantFrom('ES', 'São Paulo', 'XX'),
  city: fc.constantFrom('vitória', 'Campinas'),
  deal: fc.constantFrom('buy', 'bid', 'proposal'),
};

/** Up to four of them, chosen and not thrown away: most draws of all would have too many. */
const filter = fc
  .subarray(Object.entries(values), { maxLength: 4 })
  .chain((chosen) => fc.record(Object.fromEntries(chosen)));

test('a search finds exactly the new offers that the list shows under its filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(offer, { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(filter, { minLength: 1, maxLength: 6, selector: (fields) => JSON.stringify(fields) }),
      async (offers, filters) => {
        // Lists may be some seconds old.
        server.clock.advance(60_000);
        const { headers } = await buildSession(server.deps, (await buildAccount(server.deps.database)).id);
        const searches = new Map<number, object>();
        for (const fields of filters) {
          const { codigo } = await server.ask(
            createSavedSearch,
            {
              body: {
                nome: 'Busca',
                filtro: new URLSearchParams(fields).toString(),
                frequencia: 'NUNCA',
                email: false,
                notificacao: false,
              },
            },
            headers,
          );
          searches.set(codigo, fields);
        }
        const codes = new Set<number>();
        for (const traits of offers) codes.add(await server.offer(traits));
        while (await matchNewsJob(server.deps).run());
        for (const [id, fields] of searches) {
          const rows = await server.deps.database.rows<{ code: number }>(
            {
              name: 'test.found',
              text: 'select offer_code as code from saved_search_match where search_id = $1',
            },
            [id],
          );
          const listed = await server.codes({ ...fields, limit: 100, exact: '1' }, headers);
          const shown = listed.filter((code) => codes.has(code)).sort((a, b) => a - b);
          expect([fields, rows.map(({ code }) => code).sort((a, b) => a - b)]).toEqual([fields, shown]);
        }
        await server.deps.database.run({ name: 'test.end', text: `update offer set status = 'E'` });
        await server.deps.database.run({ name: 'test.forget', text: 'delete from saved_search' });
      },
    ),
    { numRuns: 10 },
  );
});

/** The same database, counting what it is asked. */
function counting(database: Database): { database: Database; count: () => number } {
  let statements = 0;
  const counted: Database = {
    rows: (statement, parameters) => ((statements += 1), database.rows(statement, parameters)),
    row: (statement, parameters) => ((statements += 1), database.row(statement, parameters)),
    run: (statement, parameters) => ((statements += 1), database.run(statement, parameters)),
    transact: (work) => database.transact(work),
    close: () => database.close(),
  };
  return { database: counted, count: () => statements };
}

test('ten thousand searches and a thousand offers take one statement for two hundred offers', async () => {
  const { id } = await buildAccount(server.deps.database);
  const { database } = server.deps;
  await database.run({ name: 'test.forget', text: 'delete from saved_search' });
  await database.run(
    {
      name: 'test.many-searches',
      text: `insert into saved_search (account_id, name, query, idiom, frequency, by_mail, by_notification, created_at, seen_at,
          anchors, subcategory_codes, brand_codes, model_codes, colours, fuels, gearboxes, lots, singles, price_below)
        select $1, 'Busca', 'models=' || n, 'PTBR', 'never', false, false, $2, $2,
          case when n % 100 = 0 then array['*'] else array['m:' || n % 2000] end, '{}', '{}',
          case when n % 100 = 0 then '{}' else array[n % 2000] end, '{}', '{}', '{}', true, true, 3000000
        from generate_series(1, 10000) n`,
    },
    [id, new Date(server.clock.now())],
  );
  await database.run({ name: 'test.analyze', text: 'analyze saved_search' });
  const model = await database.rows<{ code: number; brand: number; category: number }>({
    name: 'test.models',
    text: 'select code, brand_code as brand, category_code as category from model where code < 2000 order by code limit 1000',
  });
  const drafts = Array.from({ length: 1000 }, (_, index) => {
    const { code, brand, category } = model[index % model.length] ?? { code: 1, brand: 1, category: 1 };
    return offerDraft(server.clock.now(), {
      buyNowCents: 2_000_000,
      vehicles: [{ categoryCode: category, brandCode: brand, modelCode: code }],
    });
  });
  await database.transact((transaction) => saveOffers(transaction, drafts));
  const counted = counting(database);
  const job = matchNewsJob({ ...server.deps, database: counted.database });
  while (await job.run());
  // Five full runs and the one that finds the list of news empty.
  expect(counted.count()).toBe(6);
  const [pairs] = await database.rows<{ n: number }>({
    name: 'test.pairs',
    text: 'select count(*)::int as n from saved_search_match',
  });
  expect(pairs?.n).toBeGreaterThan(100_000);
});
