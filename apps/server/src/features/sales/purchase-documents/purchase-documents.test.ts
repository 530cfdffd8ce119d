import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { added, expectOnlyChanged, mailTo, noticeTo } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\nthe payment of Ana');
const JPG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const MINUTE = 60_000;
const DAY = 86_400_000;
const WHY = 'O valor precisa aparecer por inteiro.';

interface Document {
  readonly guid: string;
  readonly tipo: string;
  readonly versao: number;
  readonly atual: boolean;
  readonly situacao: string;
  readonly apagaAte: string | null;
}
interface Shown {
  readonly documentos: readonly Document[];
  readonly pedidos: readonly { readonly codigo: number; readonly tipo: string; readonly situacao: string }[];
  readonly faltam: readonly string[];
  readonly podeEnviar: readonly string[];
  readonly restrito: boolean;
}

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  code = await bought(ana);
});

async function bought(
  buyer: Buyer,
  { store = null, ...columns }: Readonly<Record<string, number | boolean | string | null>> = {},
): Promise<number> {
  const offer = await buildPurchasedOffer(server, buyer.id, { columns });
  await server.deps.database.run(
    { name: 'test.store-of-sale', text: 'update offer set partner_id = $2 where code = $1' },
    [offer, store],
  );
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.code-of-sale', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}

const upload = (given: object = {}) => ({
  tipo: 'pagamento',
  nome: 'comprovante.pdf',
  conteudo: PDF.toString('base64'),
  ...given,
});
const own = (of = code) => `/usrio/compras/${of}/documentos`;
const office = (of = code) => `/admin/purchases/${of}/documents`;
const send = (given: object = {}, by: Pick<Buyer, 'post'> = ana, of = code) =>
  by.post(own(of), upload(given));
const give = (given: object = {}, by: StaffMember = sales, of = code) =>
  by.post(office(of), upload({ tipo: 'nota-fiscal', nome: 'nota.pdf', ...given }));
const shown = async (by: Pick<Buyer, 'get'> = ana, of = code) =>
  (await by.get(by === ana ? own(of) : office(of))).json<{ data: Shown }>().data;
const newest = async () => (await shown()).documentos[0]?.guid ?? '';
const decide = (guid: string, given: object = { aceito: true }, by = sales) =>
  by.post(`${office()}/${guid}/decide`, given);
const ask = (given: object = {}, by = sales) =>
  by.post(`/admin/purchases/${code}/document-requests`, {
    tipo: 'pagamento',
    motivo: 'Para liberar o veículo.',
    prazo: '2099-12-04',
    ...given,
  });
const dueSoon = () => new Date(server.clock.now() + 3 * DAY).toISOString().slice(0, 10);

describe('a document of a purchase', () => {
  it('of the buyer is stored encrypted, and its sellers are notified', async () => {
    const reply = await send();
    expect(reply.statusCode).toBe(201);
    const { data } = reply.json<{ data: Shown }>();
    expect(data.documentos).toMatchObject([
      {
        tipo: 'pagamento',
        nome: 'comprovante.pdf',
        versao: 1,
        atual: true,
        de: 'comprador',
        situacao: 'enviado',
      },
    ]);
    const stored = await server.deps.database.row<{ n: number }>(
      {
        name: 'test.notices-of-document',
        text: `select count(*)::int as n from notification where account_id = $1 and office_path like '%/compras%'`,
      },
      [sales.id],
    );
    expect(stored?.n).toBeGreaterThan(0);
  });

  it('of who sells is given to the buyer, who is notified; the change is audited', async () => {
    await expectOnlyChanged(server, () => give(), {
      purchase_document: added({ kind: 'nota-fiscal', side: 'house', state: 'given', added_by: sales.id }),
      sign_in_attempt: added({}),
      audit: added({ actor_id: sales.id, action: 'add-purchase-document', subject: `purchase ${code}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect((await shown()).documentos).toMatchObject([
      { de: 'equipe', situacao: 'disponivel', apagaAte: null },
    ]);
  });

  it('is downloaded as it was sent, as a file that nothing may store or guess', async () => {
    await send({ nome: 'pago "à vista" 👍.pdf' });
    const guid = await newest();
    const reply = await ana.get(`${own()}/${guid}/arquivo`);
    expect(reply.rawPayload.equals(PDF)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="pago _/);
    await expectOnlyChanged(server, () => sales.get(`${office()}/${guid}/file`), {
      audit: added({ actor_id: sales.id, action: 'read-purchase-document', subject: `purchase ${code}` }),
    });
  });

  it('has versions: the newest counts, the others stay to be seen', async () => {
    await send();
    const first = await newest();
    expect(
      (await send({ nome: 'b.jpg', conteudo: JPG.toString('base64'), substitui: first })).statusCode,
    ).toBe(201);
    expect((await shown(sales)).documentos).toMatchObject([
      { versao: 2, atual: true, formato: 'jpg' },
      { versao: 1, atual: false, guid: first },
    ]);
    expect((await send({ substitui: first })).statusCode).toBe(409);
    expect((await send({ tipo: 'outro', substitui: await newest() })).statusCode).toBe(409);
    expect((await decide(first)).statusCode).toBe(409);
    expect((await ana.get(`${own()}/${first}/arquivo`)).statusCode).toBe(200);
  });

  it('is deleted by who added it, within ten minutes and before it is answered', async () => {
    await send();
    const first = await newest();
    await send({ substitui: first });
    const second = await newest();
    expect((await ana.delete(`${own()}/${first}`)).statusCode).toBe(409);
    expect((await sales.remove(`${office()}/${second}`, {})).statusCode).toBe(409);
    expect((await ana.delete(`${own()}/${second}`)).statusCode).toBe(200);
    expect((await shown()).documentos).toMatchObject([{ guid: first, atual: true }]);
    server.clock.advance(10 * MINUTE + 1);
    expect((await ana.delete(`${own()}/${first}`)).statusCode).toBe(409);
    await send();
    const third = await newest();
    await decide(third);
    expect((await ana.delete(`${own()}/${third}`)).statusCode).toBe(409);
  });
});

describe('staff ask the buyer for a document', () => {
  it('once of a kind; a refused one is sent again as the next version, an accepted one meets the request', async () => {
    expect((await ask({ prazo: dueSoon() })).statusCode).toBe(201);
    expect((await ask({ prazo: dueSoon() })).statusCode).toBe(409);
    expect((await shown()).pedidos).toMatchObject([
      { tipo: 'pagamento', situacao: 'pedido', atrasado: false },
    ]);
    await send();
    expect((await shown()).pedidos).toMatchObject([{ situacao: 'enviado' }]);
    await expectOnlyChanged(server, async () => decide(await newest(), { aceito: false, motivo: WHY }), {
      purchase_document: {
        state: ['sent', 'refused'],
        decision: [null, WHY],
        decided_by: [null, sales.id],
        decided_at: [null, server.clock.now()],
      },
      audit: added({
        action: 'decide-purchase-document',
        before: { state: 'sent' },
        after: { state: 'refused' },
      }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect((await shown()).pedidos).toMatchObject([{ situacao: 'recusado' }]);
    await send();
    expect((await shown()).documentos).toMatchObject([
      { versao: 2, situacao: 'enviado' },
      { versao: 1, situacao: 'recusado', resposta: WHY },
    ]);
    expect((await decide(await newest())).statusCode).toBe(200);
    expect((await decide(await newest())).statusCode).toBe(409);
    expect(await shown()).toMatchObject({ pedidos: [], documentos: [{ situacao: 'aceito' }, {}] });
  });

  it('and withdraw it with a reason; two at the same moment ask once', async () => {
    const replies = await Promise.all([ask({ prazo: dueSoon() }), ask({ prazo: dueSoon() })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [request] = (await shown(sales)).pedidos;
    const withdraw = () =>
      sales.post(`/admin/purchases/${code}/document-requests/${request?.codigo ?? 0}/withdraw`, {
        motivo: WHY,
      });
    expect((await withdraw()).json()).toMatchObject({ data: { pedidos: [] } });
    expect((await withdraw()).statusCode).toBe(409);
  });

  it.each([
    ['a kind that buyers do not have', { tipo: 'nota-fiscal' }],
    ['no reason', { motivo: ' ' }],
    ['a day that is over', { prazo: '2020-01-01' }],
    ['a day in many years', {}],
  ])('not with %s', async (_what, given) => {
    expect((await ask(given)).statusCode).toBe(422);
  });
});

describe('who opens the documents of a purchase', () => {
  it('are the buyer and who sells it, by their role; for everyone else there is none', async () => {
    const store = await buildPartner(server.deps.database, { store: 'lojadosdocumentos' });
    const other = await buildPartner(server.deps.database, { store: 'outralojadedocumentos' });
    const sold = await bought(ana, { store });
    await send({}, ana, sold);
    const guid = (await shown(ana, sold)).documentos[0]?.guid ?? '';
    const role = (staffRole: 'sales' | 'finance' | 'content' | 'support' | 'administrator') =>
      buildStaff(server, { staffRole });
    const people: readonly [string, Pick<StaffMember, 'get'>, number, number][] = [
      ['the store that sells', await buildStaff(server, { staffRole: null, partnerId: store }), 200, 200],
      ['another store', await buildStaff(server, { staffRole: null, partnerId: other }), 404, 404],
      ['sales', await role('sales'), 200, 200],
      ['finance', await role('finance'), 200, 200],
      ['support, without bank data', await role('support'), 200, 404],
      ['content', await role('content'), 403, 403],
      ['an administrator', await role('administrator'), 200, 200],
      ['a buyer at the office', await buildBuyer(server), 403, 403],
      ['an employee of a company', await buildBuyer(server, { profileCode: 6 }), 403, 403],
    ];
    for (const [who, person, list, file] of people) {
      const replies = [await person.get(office(sold)), await person.get(`${office(sold)}/${guid}/file`)];
      expect([who, ...replies.map(({ statusCode }) => statusCode)]).toEqual([who, list, file]);
    }
    const rui = await buildBuyer(server);
    for (const path of [own(sold), `${own(sold)}/${guid}/arquivo`]) {
      expect((await rui.get(path)).statusCode).toBe(404);
      expect((await server.app.inject(`/api${path}`)).statusCode).toBe(401);
    }
    expect((await send({}, rui, sold)).statusCode).toBe(404);
    // A document of one purchase is not found through another.
    expect((await sales.get(`${office(code)}/${guid}/file`)).statusCode).toBe(404);
  });

  it('support decides on nothing and adds nothing; nobody adds what another party has', async () => {
    await send();
    const support = await buildStaff(server, { staffRole: 'support' });
    expect((await decide(await newest(), { aceito: true }, support)).statusCode).toBe(403);
    expect((await give({}, support)).statusCode).toBe(403);
    expect((await send({ tipo: 'nota-fiscal' })).statusCode).toBe(403);
    const finance = await buildStaff(server, { staffRole: 'finance' });
    expect((await give({ tipo: 'laudo' }, finance)).statusCode).toBe(403);
    expect((await ask({ tipo: 'transferencia', prazo: dueSoon() }, finance)).statusCode).toBe(403);
  });

  it('are the buyer and administrators only, 90 days after the sale ended, rule 0.43', async () => {
    const old = await bought(ana, { finished_at: server.clock.now() - 90 * DAY });
    await send({}, ana, old);
    server.clock.advance(1);
    expect((await shown(ana, old)).documentos).toHaveLength(1);
    expect(await shown(sales, old)).toMatchObject({ documentos: [], podeEnviar: [], restrito: true });
    const administrator = await buildStaff(server, { staffRole: 'administrator' });
    expect((await shown(administrator, old)).documentos).toHaveLength(1);
    const guid = (await shown(ana, old)).documentos[0]?.guid ?? '';
    expect((await sales.get(`${office(old)}/${guid}/file`)).statusCode).toBe(404);
    expect((await send({}, ana, old)).statusCode).toBe(409);
    expect((await give({}, sales, old)).statusCode).toBe(409);
  });
});

it('what a purchase still needs depends on its stage and on who can add it', async () => {
  const due = await bought(ana, { negotiation_at: server.clock.now() });
  expect((await shown(ana, due)).faltam).toEqual(['pagamento']);
  await send({}, ana, due);
  expect([await shown(ana, due), await shown(sales, due)]).toMatchObject([{ faltam: [] }, { faltam: [] }]);
});
