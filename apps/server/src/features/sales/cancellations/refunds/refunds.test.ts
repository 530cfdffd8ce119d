import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { purchaseOf } from '../../../../../test/scenes/purchases/undone-sale.ts';
import { eraseBankDataJob } from '../public.ts';

const day = 86_400_000;

interface Refund {
  readonly codigo: number;
  readonly codigoOferta: number;
  readonly acoes: { readonly dadosBancarios: string | null; readonly devolvido: string | null };
}
interface Page {
  readonly data: readonly Refund[];
  readonly total: number;
  readonly soma: number;
}

let server: CatalogueServer;
let sales: StaffMember;
let finance: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  ana = await buildBuyer(server, { name: 'Ana', surname: 'Paga' });
});
afterAll(() => server.close());

const list = async (query = '') => (await finance.get(`/admin/refunds${query}`)).json<Page>();
const offers = ({ data }: Page) => data.map(({ codigoOferta }) => codigoOferta);
const path = (action: string | null | undefined) => (action ?? '').replace(/^\/api/, '');
const readBank = (by: StaffMember, action: string | null | undefined, motivo = 'Devolver o valor pago') =>
  by.get(`${path(action)}?motivo=${encodeURIComponent(motivo)}`);

/** An offer whose purchase Ana has cancelled, and what the team decided on it. */
async function cancelled(
  decisao: 'aprovar' | 'recusar' | null,
  columns: Record<string, string | boolean> = { invoice_issued: true },
): Promise<number> {
  const cdOfrta = await buildPurchasedOffer(server, ana.id, { columns });
  const body = { cdOfrta, cdJustf: 1, obsJustf: 'Desisti', ...bank };
  expect((await ana.post('/offer/cancelCompra', body)).json()).toEqual({ data: 'AGUARDANDO' });
  const row = await server.deps.database.row<{ id: number }>(
    { name: 'test.request', text: 'select id from cancellation where offer_code = $1' },
    [cdOfrta],
  );
  server.clock.advance(1000);
  if (decisao) await sales.post(`/admin/cancellations/${row?.id}`, { decisao });
  return cdOfrta;
}

it('are due from the approval until they are marked as made, what waits longest first, S-15', async () => {
  const [first, second] = [await cancelled('aprovar'), await cancelled('aprovar')];
  const financed = await cancelled('aprovar', { payment_approved: true, payment_method: 'B' });
  await cancelled(null);
  await cancelled('recusar');
  await cancelled('aprovar', { invoice_issued: false });
  const due = await list();
  expect(offers(due)).toEqual([first, second, financed]);
  expect(due).toMatchObject({ total: 3, soma: 36_000, page: 1, limit: 50 });
  expect(due.data[0]).toMatchObject({
    valor: 12_000,
    comprador: { codigo: ana.id, nome: 'Ana Paga', email: ana.email },
    notaFiscalEmitida: true,
    pagamentoAprovado: false,
    temDadosBancarios: true,
    devolvidoEm: null,
  });
  expect(due.data[2]).toMatchObject({ formaPagamento: 'B', temDadosBancarios: false });
  expect(due.data[2]?.acoes.dadosBancarios).toBeNull();
  expect(offers(await list('?limit=1&page=2'))).toEqual([second]);
  expect(await list('?limit=1&page=2')).toMatchObject({ total: 3, soma: 36_000 });
  expect(offers(await list(`?oferta=${second}`))).toEqual([second]);
  expect(JSON.stringify(due)).not.toContain('98765-4');

  expect((await finance.post(path(due.data[0]?.acoes.devolvido), {})).statusCode).toBe(200);
  expect(offers(await list())).toEqual([second, financed]);
  const made = await list('?situacao=devolvido');
  expect(made).toMatchObject({ total: 1, soma: 12_000 });
  expect(made.data[0]).toMatchObject({ codigoOferta: first, acoes: { devolvido: null } });
});

it('wait for the vehicle that the buyer has, apart from what is due, and are not confirmed before', async () => {
  const offer = await cancelled('aprovar', { payment_approved: true });
  const { total, soma } = await list();
  await server.deps.database.run(
    { name: 'test.await', text: 'update cancellation set vehicle_awaited = true where offer_code = $1' },
    [offer],
  );
  expect(await list()).toMatchObject({ total: total - 1, soma: soma - 12_000 });
  const awaited = await list('?situacao=veiculo');
  expect(offers(awaited)).toEqual([offer]);
  expect(awaited.data[0]).toMatchObject({ faltaVeiculo: true, acoes: { devolvido: null } });
  const id = awaited.data[0]?.codigo;
  expect((await finance.post(`/admin/cancellations/${id}/refunded`, {})).statusCode).toBe(409);
  expect((await sales.post(`/admin/cancellations/${id}/vehicle`, { voltou: true })).statusCode).toBe(200);
  expect(await list()).toMatchObject({ total, soma });
  const due = (await list(`?oferta=${offer}`)).data[0];
  expect(due).toMatchObject({ faltaVeiculo: false, acoes: { devolvido: expect.any(String) } });
  expect((await finance.post(path(due?.acoes.devolvido), {})).statusCode).toBe(200);
});

it('go where the buyer said: finance reads it with a reason, which is audited, and nobody else, S-15', async () => {
  const offer = await cancelled('aprovar');
  const action = (await list(`?oferta=${offer}`)).data[0]?.acoes.dadosBancarios;
  const reply = await readBank(finance, action);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      data: {
        banco: 'Banco do Teste',
        agencia: '0001',
        conta: '98765-4',
        pix: null,
        titular: false,
        documento: '123',
        nome: 'Maria da Conta',
        cep: '29100000',
        cidade: expect.stringMatching(/\/ES$/),
        endereco: 'Rua das Acácias, 10',
      },
    },
  ]);
  expect((await readBank(sales, action)).statusCode).toBe(403);
  expect((await readBank(finance, action, ' ')).statusCode).toBe(422);
  const audited = await server.deps.database.rows<{ actor_id: number; details: object }>(
    {
      name: 'test.looks',
      text: `select actor_id, details from audit where action = 'get-bank-data' and details->>'cancellation' = $1`,
    },
    [/\d+/.exec(action ?? '')?.[0] ?? null],
  );
  expect(audited).toMatchObject([{ actor_id: finance.id, details: { reason: 'Devolver o valor pago' } }]);
});

it('stay listed without bank data once that is forgotten, and say so when it is asked for', async () => {
  const offer = await cancelled('aprovar');
  const { acoes } = (await list(`?oferta=${offer}`)).data[0] ?? {};
  await finance.post(path(acoes?.devolvido), {});
  server.clock.advance(90 * day);
  await eraseBankDataJob(server.deps).run();
  const [made] = (await list(`?situacao=devolvido&oferta=${offer}`)).data;
  expect(made).toMatchObject({ temDadosBancarios: false, acoes: { dadosBancarios: null } });
  const gone = await readBank(finance, acoes?.dadosBancarios);
  expect([gone.statusCode, gone.json<{ erros: string[] }>().erros[0]]).toEqual([
    404,
    expect.stringContaining('não tem dados bancários'),
  ]);
  expect((await readBank(finance, '/api/admin/cancellations/999999/bank-data')).statusCode).toBe(404);
});

it('whose bank data was encrypted with a lost key are reported as such', async () => {
  const offer = await cancelled('aprovar');
  await server.deps.database.run(
    {
      name: 'test.spoil',
      text: `update cancellation set bank_data = decode(repeat('00', 60), 'hex') where offer_code = $1`,
    },
    [offer],
  );
  const action = (await list(`?oferta=${offer}`)).data[0]?.acoes.dadosBancarios;
  expect((await readBank(finance, action)).statusCode).toBe(409);
});

it('keep an account from being deleted until they are made, also where no bank data was asked for, S-15, rule 0.14', async () => {
  const offer = await cancelled('aprovar', { payment_approved: true, payment_method: 'B' });
  const inTheWay = async () => {
    const own = (await ana.get('/usrio/dados')).json<{ exclusao: { impedimentos: object[] } }>();
    return own.exclusao.impedimentos;
  };
  const entry = expect.objectContaining({ tipo: 'cancelamento', codigoOferta: offer });
  expect(await inTheWay()).toContainEqual(entry);
  const [due] = (await list(`?oferta=${offer}`)).data;
  await finance.post(path(due?.acoes.devolvido), {});
  expect(await inTheWay()).not.toContainEqual(entry);
});

it('are due of a paid purchase that its buyer did not keep, request or none, and the buyer is notified, S-11, S-15', async () => {
  const paid = await buildPurchasedOffer(server, ana.id, { columns: { payment_approved: true } });
  const unpaid = await buildPurchasedOffer(server, ana.id);
  for (const offer of [paid, unpaid]) {
    const call = `/admin/purchases/${await purchaseOf(server, offer)}/default`;
    expect((await sales.post(call, { motivo: 'Não retirou no prazo.' })).statusCode).toBe(200);
    expect((await sales.post(call, { motivo: 'Não retirou no prazo.' })).statusCode).toBe(200);
  }
  const page = await list(`?oferta=${paid}`);
  expect(page).toMatchObject({
    total: 1,
    soma: 12_000,
    data: [{ tipo: 'nao-concluida', motivo: 'Não retirou no prazo.', temDadosBancarios: false }],
  });
  expect(await list(`?oferta=${unpaid}`)).toMatchObject({ total: 0, data: [] });
  const [ofUnpaid, ofPaid] = await mailsTo(server.deps.database, ana.email);
  expect(ofPaid?.text).toContain('A devolução é enviada até');
  expect(ofUnpaid?.text).not.toContain('devolução');
  expect((await finance.post(path(page.data[0]?.acoes.devolvido), {})).statusCode).toBe(200);
  expect(await list(`?oferta=${paid}`)).toMatchObject({ total: 0 });
});

it('are not due of a regret without a payment on record: such are listed apart until one is, rule 0.27', async () => {
  const offer = await buildPurchasedOffer(server, ana.id);
  const body = { cdOfrta: offer, ...bank };
  expect((await ana.post('/offer/arrependimento', body)).statusCode).toBe(200);
  expect(await list(`?oferta=${offer}`)).toMatchObject({ total: 0, soma: 0 });
  const apart = await list(`?oferta=${offer}&situacao=sem-pagamento`);
  expect(apart).toMatchObject({
    total: 1,
    data: [{ tipo: 'arrependimento', pagamentoAprovado: false, temDadosBancarios: true }],
  });
  await server.deps.database.run(
    { name: 'test.pay', text: 'update purchase set payment_approved = true where offer_code = $1' },
    [offer],
  );
  expect(await list(`?oferta=${offer}&situacao=sem-pagamento`)).toMatchObject({ total: 0 });
  expect(await list(`?oferta=${offer}`)).toMatchObject({ total: 1, soma: 12_000 });
});

it('are narrowed with their sum, and exported without bank data, audited', async () => {
  const offer = await cancelled('aprovar');
  expect(await list(`?oferta=${offer}&valor.de=12000.01`)).toMatchObject({ total: 0, soma: 0 });
  expect(await list(`?oferta=${offer}&tipo=cancelamento&busca=ana paga`)).toMatchObject({ soma: 12_000 });
  expect(await list(`?oferta=${offer}&tipo=arrependimento`)).toMatchObject({ total: 0 });
  const file = await finance.get(`/admin/refunds.csv?oferta=${offer}`);
  expect(file.body.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file.body).toContain(';12000,00;Ana Paga;');
  expect(file.body).not.toContain('98765-4');
  const audited = await server.deps.database.row<{ actor_id: number; subject: string }>({
    name: 'test.refunds-exported',
    text: `select actor_id, subject from audit where action = 'export-list' order by code desc limit 1`,
  });
  expect(audited).toEqual({ actor_id: finance.id, subject: 'list refunds' });
  expect((await ana.get('/admin/refunds.csv')).statusCode).toBe(403);
});
