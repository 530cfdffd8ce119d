import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';
import { undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';

let server: CatalogueServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let offer: number;
let proposal: number;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  ana = await buildBuyer(server);
  offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true });
  const terms = { cdofrta: offer, cdmoeda: 1, frete: 'N', endereco: null };
  const sent = await ana.post('/lance/purpose', { ...terms, vllance: 9_000, cdusrio: ana.id });
  proposal = sent.json<{ data: { codigo: number } }>().data.codigo;
});

const counter = () =>
  sales.post(`/admin/proposals/${proposal}/counter`, { valor: 9_500, valorProposta: 9_000 });

const records = () =>
  server.deps.database.row({
    name: 'test.records',
    text: `select (select count(*) from proposal) as proposals, (select count(*) from proposal_step) as steps,
             (select count(*) from purchase) as purchases, (select count(*) from cancellation) as cancellations,
             (select count(*) from idempotency) as replies, (select json_agg(status order by code) from second_chance) as chances, (select count(*) from bid) as bids, (select count(*) from mail) as mails,
             (select json_agg(json_build_array(code, status, value_cents) order by code) from proposal) as open`,
  });

const amount = fieldText('amount-invalid', '', 'PTBR');
const amounts = [-1, 0, 10.005, '1.234,56', '9500', null, undefined, [9_500], true];

describe.each(['aceitar', 'contraproposta'])('POST /lance/purpose/{codigo}/%s refuses', (step) => {
  const path = () => `/lance/purpose/${proposal}/${step}`;

  it.each(amounts)('the amount %j, and records nothing, API-72', async (vllance) => {
    await counter();
    const before = await records();
    const reply = await ana.post(path(), { vllance });
    expect([reply.statusCode, reply.json()]).toEqual([422, { erros: [amount] }]);
    expect(await records()).toEqual(before);
  });

  it('another user, a code that is none and a list for a body', async () => {
    await counter();
    const before = await records();
    expect((await bia.post(path(), { vllance: 9_500 })).statusCode).toBe(404);
    for (const code of ['0', '-1', 'abc', '99999999']) {
      expect((await ana.post(`/lance/purpose/${code}/${step}`, { vllance: 9_500 })).statusCode).toBe(404);
    }
    expect((await ana.post(path(), [{ vllance: 9_500 }])).statusCode).toBe(422);
    expect(await records()).toEqual(before);
  });

  it('a proposal that nobody has answered yet', async () => {
    const before = await records();
    expect((await ana.post(path(), { vllance: 9_500 })).statusCode).toBe(409);
    expect(await records()).toEqual(before);
  });
});

describe('POST /lance/cancelPurpose refuses, API-73', () => {
  const good = () => ({ cdlance: proposal, cdJustf: 1, obsJustf: null });

  it.each([
    ['no reason', { cdJustf: undefined }, 422],
    ['an unknown reason', { cdJustf: 999 }, 422],
    ['a reason that is none', { cdJustf: -1 }, 422],
    ['a text that is missing where it is needed', { cdJustf: 9 }, 422],
    ['a text of 501 characters', { obsJustf: 'x'.repeat(501) }, 422],
    ['a text that is none', { obsJustf: 7 }, 422],
    ['a list for a reason', { cdJustf: [1] }, 422],
    ['an unknown proposal', { cdlance: 99_999_999 }, 404],
  ])('%s, and records nothing', async (_name, wrong, status) => {
    const before = await records();
    expect((await ana.post('/lance/cancelPurpose', { ...good(), ...wrong })).statusCode).toBe(status);
    expect(await records()).toEqual(before);
  });

  it('another user’s proposal, and records nothing', async () => {
    const before = await records();
    expect((await bia.post('/lance/cancelPurpose', good())).statusCode).toBe(404);
    expect(await records()).toEqual(before);
  });
});

describe('POST /offer/cancelCompra refuses, API-74', () => {
  it.each([
    ['an offer that is not bought', {}, 404],
    ['an unknown offer', { cdOfrta: 99_999_999 }, 404],
    ['an offer that cannot be', { cdOfrta: 'abc' }, 422],
    ['no reason', { cdJustf: undefined }, 422],
    ['a list for a reason', { cdJustf: [1] }, 422],
    ['an offer in a list', { cdOfrta: [1] }, 422],
    ['a text of 501 characters', { obsJustf: 'x'.repeat(501) }, 422],
  ])('%s, and records nothing', async (_name, wrong, status) => {
    const before = await records();
    const body = { cdOfrta: offer, cdJustf: 1, obsJustf: null, ...wrong };
    expect((await ana.post('/offer/cancelCompra', body)).statusCode).toBe(status);
    expect(await records()).toEqual(before);
  });
});

describe('POST /offer/{id}/segunda-chance refuses', () => {
  let chance: number;
  const answer = (buyer: Buyer, code: number | string, body: object) =>
    buyer.post(`/offer/${code}/segunda-chance`, body);

  beforeEach(async () => {
    chance = await undoSale(server, sales, [
      [ana, 12_000],
      [await buildBuyer(server), 13_000],
    ]);
    await sales.post(`/admin/offers/${chance}/second-chance`, {});
  });

  it.each([{}, { aceita: 'true' }, { aceita: 1 }, { aceita: null }, { aceita: [true] }, [{ aceita: true }]])(
    'the answer %j, and records nothing',
    async (body) => {
      const before = await records();
      expect((await answer(ana, chance, body)).statusCode).toBe(422);
      expect(await records()).toEqual(before);
    },
  );

  it('another user, an offer without one and a code that is none', async () => {
    const before = await records();
    expect((await answer(bia, chance, { aceita: true })).statusCode).toBe(404);
    for (const code of [offer, '0', '-1', 'abc', '99999999']) {
      expect((await answer(ana, code, { aceita: true })).statusCode).toBe(404);
    }
    expect(await records()).toEqual(before);
    expect((await answer(ana, chance, { aceita: true })).statusCode).toBe(200);
  });
});
