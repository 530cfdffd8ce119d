import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountTraits, buildAccount } from '../../../../test/builders/account.ts';
import { buildAddress } from '../../../../test/builders/address.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';

let server: TestServer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const offer = () =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
  });

/** A user signed in whose data are as given, with no address. */
async function newVisitor(traits: Partial<AccountTraits>) {
  const { id } = await buildAccount(server.deps.database, traits);
  const { headers } = await buildSession(server.deps, id);
  const send = (path: string, body: object) =>
    server.app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers });
  return { id, send };
}

const actions = (accountId: number) =>
  server.deps.database.row(
    {
      name: 'test.actions-of',
      text: `select (select count(*) from bid where bidder_id = $1) as bids,
               (select count(*) from proposal where account_id = $1) as proposals,
               (select count(*) from purchase where account_id = $1) as purchases`,
    },
    [accountId],
  );

const forget = (accountId: number, set: string) =>
  server.deps.database.run({ name: `test.forget ${set}`, text: `update account set ${set} where id = $1` }, [
    accountId,
  ]);
const refusal = (etapa: number, faltam: string) => ({ etapa, faltam });

const calls = [
  ['a bid', '/lance', { vllance: 12_000, ismaximo: false }],
  ['an automatic bid', '/lance', { vllance: 12_000, ismaximo: true }],
  ['a proposal', '/lance/purpose', { vllance: 9_000 }],
  ['a purchase', '/compreja', { vllance: 45_900 }],
] as const;

describe.each(calls)('%s', (_what, path, terms) => {
  const body = async (buyer: { readonly id: number }, more: object = {}) => ({
    cdofrta: await offer(),
    cdmoeda: 1,
    frete: 'N',
    endereco: null,
    cdusrio: buyer.id,
    ...terms,
    ...more,
  });

  it('is refused while surname, birth date or address are missing, and leaves nothing written, C-100, FLOW-11', async () => {
    const buyer = await newVisitor({ name: 'Ana', surname: '', birth: null });
    const first = await buyer.send(path, await body(buyer));
    expect(first.statusCode).toBe(422);
    expect(first.json()).toMatchObject(refusal(0, 'sobrenome,nascimento,endereco'));
    await forget(buyer.id, `surname = 'Souza', birth = '1990-02-01'`);
    const second = await buyer.send(path, await body(buyer));
    expect(second.statusCode).toBe(422);
    expect(second.json()).toMatchObject(refusal(1, 'endereco'));
    expect(await actions(buyer.id)).toEqual({ bids: 0, proposals: 0, purchases: 0 });
    const endereco = await buildAddress(server.deps.database, buyer.id);
    expect((await buyer.send(path, await body(buyer, { frete: 'S', endereco }))).statusCode).toBe(201);
  });

  it('takes a company without a birth date, and not without its trade name, FLOW-13', async () => {
    const company = await newVisitor({ profileCode: 4, tradeName: null });
    await buildAddress(server.deps.database, company.id);
    const refused = await company.send(path, await body(company));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject(refusal(0, 'nomeFantasia'));
    await forget(company.id, `trade_name = 'Loja'`);
    expect((await company.send(path, await body(company))).statusCode).toBe(201);
  });
});

it('problems with the offer or the fields are reported first, S-01', async () => {
  const buyer = await newVisitor({ surname: '', name: 'Ana' });
  const terms = { cdmoeda: 1, vllance: 12_000, ismaximo: false, frete: 'N', endereco: null };
  expect((await buyer.send('/lance', { ...terms, cdofrta: 99_999_999 })).statusCode).toBe(404);
  const reply = await buyer.send('/lance', { ...terms, vllance: -1, cdofrta: await offer() });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).not.toHaveProperty('etapa');
});

describe('what was begun with complete data', () => {
  const gap = (buyer: Buyer) => forget(buyer.id, 'birth = null');

  it('a second chance is not accepted while data are missing, and can still be declined', async () => {
    const [bia, caio] = [await buildBuyer(server), await buildBuyer(server)];
    const code = await undoSale(server, sales, [
      [bia, 13_000],
      [caio, 15_000],
    ]);
    await sales.post(`/admin/offers/${code}/second-chance`, {});
    await gap(bia);
    const answer = (aceita: boolean) => bia.post(`/offer/${code}/segunda-chance`, { aceita });
    const reply = await answer(true);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject(refusal(0, 'nascimento'));
    expect((await answer(false)).statusCode).toBe(200);
  });

  it('a counter-proposal is not accepted while data are missing, and is once they are there again', async () => {
    const dora = await buildBuyer(server);
    const sent = await dora.post('/lance/purpose', {
      cdofrta: await offer(),
      cdmoeda: 1,
      vllance: 9_000,
      cdusrio: dora.id,
      frete: 'S',
      endereco: dora.addressCode,
    });
    const { codigo } = sent.json<{ data: { codigo: number } }>().data;
    await sales.post(`/admin/proposals/${codigo}/counter`, { valor: 9_500, valorProposta: 9_000 });
    await gap(dora);
    const accept = () => dora.post(`/lance/purpose/${codigo}/aceitar`, { vllance: 9_500 });
    expect((await accept()).json()).toMatchObject(refusal(0, 'nascimento'));
    await forget(dora.id, `birth = '1990-02-01'`);
    expect((await accept()).statusCode).toBe(201);
  });
});
