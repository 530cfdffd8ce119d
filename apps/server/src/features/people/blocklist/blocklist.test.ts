import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { registrationForm } from '../../../../test/builders/partner-registration.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { documentOf } from '../../../../test/builders/tax-id.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';

const WORDS =
  'Esta conta não pode dar lances, fazer propostas nem comprar. Para saber o motivo ou pedir uma revisão, fale com a equipe de atendimento.';
const motivo = 'Fraude em três compras.';

interface Listing {
  readonly codigo: number;
  readonly tipo: string;
  readonly indicio: string;
  readonly conta: number | null;
  readonly liberacao: object | null;
}

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let documents = 0;

const freshDocument = (kind: 'cpf' | 'cnpj' = 'cpf') => documentOf(kind, 7_900_000 + (documents += 1));

beforeAll(async () => {
  server = await startTestServer({ SIGN_UPS_PER_HOUR: '1000', LOGIN_TRIES_PER_ADDRESS: '1000' });
  sales = await buildStaff(server);
});
afterAll(() => server.close());

let document = '';
beforeEach(async () => {
  document = freshDocument();
  ana = await buildBuyer(server, { document });
});

const offer = (given = {}) => buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const add = (body: object) => sales.post('/admin/blocklist', { motivo, ...body });
const lift = (codigo: number) => sales.post(`/admin/blocklist/${codigo}/lift`, { motivo: 'Engano.' });
const listed = async (body: object) => (await add(body)).json<{ data: Listing[] }>().data;
const terms = { cdmoeda: 1, frete: 'N', endereco: null };

/** Bids, proposes and buys: the statuses of the replies. */
async function deals(by: Buyer): Promise<number[]> {
  const code = await offer({ buyNowCents: 2_000_000, acceptsProposals: true });
  const proposal = await by.post('/lance/purpose', {
    ...terms,
    cdusrio: by.id,
    cdofrta: code,
    vllance: 9_000,
  });
  const bid = await by.bid(code, 10_000);
  const purchase = await by.post('/compreja', { ...terms, cdofrta: code, vllance: 20_000 });
  return [proposal.statusCode, bid.statusCode, purchase.statusCode];
}

const signUp = (cpf: string, headers: Record<string, string> = {}) => {
  const email = `listado${(documents += 1)}@patio.test`;
  return server.app.inject({
    method: 'POST',
    url: '/api/usrio/pessoa-fisica',
    headers,
    payload: { nome: 'Ana Lima', email, cpf, telefone: '27999990000', password: 'Vento7*Norte' },
  });
};

describe('who is on the blocklist by document', () => {
  it('neither bids nor proposes nor buys, with nothing recorded, and still sees own data', async () => {
    const reply = await expectOnlyChanged(server, () => add({ tipo: 'documento', valor: document }), {
      account: { listed_at: [null, server.clock.now()] },
      blocklist: added({ kind: 'document', hint: `•••${document.slice(-4)}`, listed_by: sales.id }),
      audit: added({ actor_id: sales.id, action: 'add-listing' }),
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.body).not.toContain(document);
    const code = await offer();
    const refused = await expectRefused(server, () => ana.bid(code, 10_000), 403);
    expect(refused.json()).toEqual({ erros: [WORDS] });
    expect(await deals(ana)).toEqual([403, 403, 403]);
    expect((await ana.get('/usrio/edit')).statusCode).toBe(200);
    expect((await ana.get('/usrio/confianca')).statusCode).toBe(200);
    expect(await deals(await buildBuyer(server))).toEqual([201, 201, 201]);
  });

  it('opens no other account, as a person or as a store', async () => {
    const other = freshDocument();
    await add({ tipo: 'documento', valor: other });
    const reply = await expectOnlyChanged(server, () => signUp(other), { sign_in_attempt: added({}) });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({
      erros: ['Não é possível abrir uma conta com este documento. Fale com o atendimento.'],
    });
    const store = registrationForm({ cpfResponsavel: other });
    const register = await server.app.inject({
      method: 'POST',
      url: '/api/partner',
      payload: store,
    });
    expect(register.statusCode).toBe(409);
  });

  it('is the whole company, and who acts through a store', async () => {
    const cnpj = freshDocument('cnpj');
    const company = await buildBuyer(server, { profileCode: 4, document: cnpj });
    const representative = freshDocument();
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-impedida' });
    await server.deps.database.run(
      { name: 'test.represented', text: 'update partner set representative_document = $2 where id = $1' },
      [partnerId, representative],
    );
    const dealer = await buildBuyer(server, { profileCode: 5, partnerId, document: freshDocument('cnpj') });
    await add({ tipo: 'documento', valor: cnpj });
    expect(await listed({ tipo: 'representante', conta: dealer.id })).toMatchObject([
      { tipo: 'representante', conta: dealer.id, indicio: `•••${representative.slice(-4)}` },
    ]);
    expect((await company.bid(await offer(), 10_000)).json()).toEqual({ erros: [WORDS] });
    expect((await dealer.bid(await offer(), 10_000)).json()).toEqual({ erros: [WORDS] });
  });

  it('deals again once it is lifted, but not while something else names the account', async () => {
    const [own] = await listed({ tipo: 'documento', conta: ana.id });
    expect((await add({ tipo: 'documento', valor: document })).statusCode).toBe(409);
    expect((await lift(own?.codigo ?? 0)).statusCode).toBe(204);
    expect((await lift(own?.codigo ?? 0)).statusCode).toBe(404);
    expect((await ana.bid(await offer(), 10_000)).statusCode).toBe(201);
    const all = (await sales.get('/admin/blocklist')).json<{ data: Listing[] }>().data;
    expect(all.find(({ codigo }) => codigo === own?.codigo)?.liberacao).toMatchObject({ motivo: 'Engano.' });
  });
});

describe('a device on the blocklist', () => {
  const browser = { 'user-agent': 'Fraud/1.0' };
  const bidFrom = (by: Buyer, code: number, headers: Record<string, string>) =>
    by.post('/lance', { ...terms, cdofrta: code, vllance: 10_000, ismaximo: false }, headers, '10.9.8.7');
  const traced = (by: Buyer) =>
    server.deps.database.rows(
      { name: 'test.traced', text: 'select 1 from device_trace where account_id = $1' },
      [by.id],
    );

  it('serves nobody to deal, and its account deals from no other', async () => {
    expect((await bidFrom(ana, await offer(), browser)).statusCode).toBe(201);
    await expect.poll(async () => (await traced(ana)).length, { timeout: 5000 }).toBe(1);
    expect(await listed({ tipo: 'aparelho', conta: ana.id })).toHaveLength(1);
    const bia = await buildBuyer(server);
    expect((await bidFrom(bia, await offer(), browser)).json()).toEqual({ erros: [WORDS] });
    expect((await bidFrom(bia, await offer(), { 'user-agent': 'Honest/1.0' })).statusCode).toBe(201);
    expect((await ana.bid(await offer(), 10_000)).statusCode).toBe(403);
    const order = {
      ...terms,
      cdusrio: bia.id,
      cdofrta: await offer({ acceptsProposals: true }),
      vllance: 9_000,
    };
    const sent = await bia.post('/lance/purpose', order);
    const { codigo } = sent.json<{ data: { codigo: number } }>().data;
    await sales.post(`/admin/proposals/${codigo}/reject`, { motivo: 'Abaixo do esperado.' });
    const review = await bia.post(`/lance/purpose/${codigo}/revisao`, {}, browser, '10.9.8.7');
    expect(review.json()).toEqual({ erros: [WORDS] });
  });

  it('cannot be listed of an account that never dealt, nor without an account', async () => {
    expect((await add({ tipo: 'aparelho', conta: ana.id })).statusCode).toBe(409);
    expect((await add({ tipo: 'aparelho', valor: document })).statusCode).toBe(422);
  });
});

describe('staff calls', () => {
  it.each([
    [{ tipo: 'documento' }, 422],
    [{ tipo: 'documento', valor: '123' }, 422],
    [{ tipo: 'documento', conta: 999_999 }, 404],
  ])('with %j are answered %i, and nothing changes', async (body, status) => {
    await expectRefused(server, () => add(body), status);
  });

  it('never list their colleagues', async () => {
    await expectRefused(server, () => add({ tipo: 'documento', conta: sales.id }), 403);
  });

  it('show accounts that share a document, telephone, address or device, rule 0.26', async () => {
    const phone = '27988887777';
    const one = await buildBuyer(server, { phone, profileCode: 4, document: '12ABC34501DE35' });
    const other = await buildBuyer(server, { phone });
    const reply = await sales.get(`/admin/accounts/${one.id}/linked`);
    const { data } = reply.json<{ data: { conta: number; sinais: string[]; impedida: boolean }[] }>();
    expect(data.find(({ conta }) => conta === other.id)).toMatchObject({
      sinais: expect.arrayContaining(['telefone']),
      impedida: false,
    });
    expect(data.some(({ conta }) => conta === one.id)).toBe(false);
    expect((await sales.get('/admin/accounts/999999/linked')).statusCode).toBe(404);
  });
});
