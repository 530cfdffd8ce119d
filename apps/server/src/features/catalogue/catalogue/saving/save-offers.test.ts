import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { listPrices } from '@patio/contract/catalogue/catalogue/list-prices.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { builtPhoto, offerDraft, type OfferTraits } from '../../../../../test/builders/offer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { saveOffers } from './save-offers.ts';

let server: CatalogueServer;

beforeAll(async () => {
  server = await startCatalogueServer();
});
afterAll(() => server.close());

const save = (...traits: OfferTraits[]) =>
  server.deps.database.transact((transaction) =>
    saveOffers(
      transaction,
      traits.map((each) => offerDraft(server.clock.now(), each)),
    ),
  );
const read = (id: number) => server.ask(getOffer, { params: { id } });

test('an equal import changes nothing, a different one edits the offer and keeps its codes', async () => {
  const row = { importKey: 'a:1', photos: [builtPhoto()], vehicles: [{ usage: 10 }, { usage: 20 }] };
  const [first] = await save(row);
  const before = await read(first?.code ?? 0);
  server.clock.advance(1000);
  expect(await save(row)).toEqual([{ code: first?.code, outcome: 'unchanged' }]);
  const edit = { ...row, title: 'Outro título', vehicles: [{ usage: 30 }] };
  expect(await save(edit)).toEqual([{ code: first?.code, outcome: 'updated' }]);
  const after = await read(first?.code ?? 0);
  expect([after.title, after.vehicles.map(({ codigo, km }) => [codigo, km])]).toEqual([
    'Outro título',
    [[before.vehicles[0]?.codigo, 30]],
  ]);
  expect(await server.codes({ term: 'outro' })).toEqual([first?.code]);
  expect(await server.codes({ term: 'uno' })).toEqual([]);
});

test('a row that comes twice in one import is one offer', async () => {
  const saved = await save(
    { importKey: 'b:1', title: 'Um' },
    { importKey: 'b:2' },
    { importKey: 'b:1', title: 'Dois' },
  );
  expect(saved.map((offer) => offer.outcome)).toEqual(['inserted', 'inserted', 'updated']);
  expect(saved[2]?.code).toBe(saved[0]?.code);
  expect((await read(saved[0]?.code ?? 0)).title).toBe('Dois');
});

test('an edit of an offer with bids changes nothing that was offered, and its price stays that of the bids, rules 0.32', async () => {
  const [saved] = await save({ importKey: 'c:1', auction: { baseCents: 100_000 } });
  const code = saved?.code ?? 0;
  await server.deps.database.run(
    {
      name: 'bid-by-hand',
      text: 'update auction set bid_count = 1, last_seq = 1, price_cents = 250000 where offer_code = $1',
    },
    [code],
  );
  const [refused] = await save({ importKey: 'c:1', title: 'Com lance', auction: { baseCents: 300_000 } });
  expect(refused).toMatchObject({
    code,
    outcome: 'refused',
    refusal: { because: 'bids', changes: [{ field: 'title' }, { field: 'base' }] },
  });
  expect(await read(code)).toMatchObject({ title: 'Fiat Uno 1.0', valorLeilao: 2500, price: 2500 });
  const [more] = await save({ importKey: 'c:1', description: 'Revisado.', spotlight: true });
  expect(more).toEqual({ code, outcome: 'updated' });
  expect(await read(code)).toMatchObject({ description: 'Revisado.', valorLeilao: 2500, price: 2500 });
  expect(await server.codes({ priceStart: 2499, priceEnd: 2501 })).toEqual([code]);
});

test('an edit leaves the rule of an auction alone whose bids were all annulled: its ledger stands on it, rules 0.9', async () => {
  const [saved] = await save({ importKey: 'c:2', auction: { baseCents: 100_000 } });
  const code = saved?.code ?? 0;
  const annulled = 'update auction set bid_count = 0, last_seq = 2, last_at = now() where offer_code = $1';
  await server.deps.database.run({ name: 'annulled-by-hand', text: annulled }, [code]);
  await save({ importKey: 'c:2', title: 'Lance anulado', auction: { baseCents: 300_000, reserveCents: 1 } });
  expect(await read(code)).toMatchObject({ title: 'Lance anulado', valorLeilao: 1000, price: 1000 });
});

test('the price of profile 7 is the price of the offer, and the others keep theirs, S-21', async () => {
  const code = await server.offer({
    buyNowCents: 900_000,
    profilePrices: [{ profileCode: 7, buyNowCents: 800_000 }],
  });
  expect(await read(code)).toMatchObject({ valorCompreJa: 8000 });
  const staff = await buildAccount(server.deps.database, { staffRole: 'sales' });
  const { headers } = await buildSession(server.deps, staff.id);
  const prices = await server.ask(listPrices, { params: { id: code } }, headers);
  expect(prices.map((price) => price.valorCompreJa)).toEqual([9000, 9000, 9000, 8000]);
});

test('a description keeps lists and emphasis and loses everything that runs or loads, S-28', async () => {
  const code = await server.offer({
    description:
      '<ul onclick="x()"><li>Um <b>só</b></li></ul><script>alert(1)</script><img src=x onerror=y><a href="javascript:z">w</a>\0',
  });
  expect((await read(code)).description).toBe('<ul><li>Um <b>só</b></li></ul>w');
});

test('a description loses what no text may hold, also where an entity stood for it', async () => {
  const odd = '\u202Ea\u200B\u0007b &#x202E;&#8203;&#7;&lt;c&gt; <b>👩‍👩‍👧</b>\nd';
  expect((await read(await server.offer({ description: odd }))).description).toBe(
    'ab &lt;c&gt; <b>👩‍👩‍👧</b>\nd',
  );
});

test('a broken draft loses the whole transaction', async () => {
  const photo = builtPhoto();
  await expect(
    save({ importKey: 'd:1', photos: [photo] }, { importKey: 'd:2', photos: [photo] }),
  ).rejects.toThrow(/photo_pkey/);
  expect((await save({ importKey: 'd:1' }))[0]?.outcome).toBe('inserted');
});

test('more offers than fit in one writing are all saved, in order', async () => {
  const saved = await save(
    ...Array.from({ length: 1203 }, (_, n) => ({ title: `Série ${n}`, importKey: `e:${n}` })),
  );
  expect(saved).toHaveLength(1203);
  expect((await read(saved[1202]?.code ?? 0)).title).toBe('Série 1202');
});
