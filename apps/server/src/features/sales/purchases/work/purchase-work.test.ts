import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertScene } from '../../../../../test/scenes/alert-scene.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let staff: StaffMember;
let colleague: StaffMember;
let ana: Buyer;
let offerCode: number;
let code: number;

beforeAll(async () => {
  server = await startTestServer();
  staff = await buildStaff(server, { name: 'Sofia', surname: 'Prado' });
  colleague = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  [offerCode, code] = await bought();
});

async function bought(): Promise<[number, number]> {
  const offer = await buildPurchasedOffer(server, ana.id);
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.purchase-code', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return [offer, row?.code ?? 0];
}

interface Detail {
  readonly versao: number;
  readonly passos: readonly string[];
  readonly notas: readonly { readonly texto: string; readonly autor: string }[];
  readonly responsavel: { readonly codigo: number } | null;
  readonly [field: string]: unknown;
}

const detail = async (by: Pick<StaffMember, 'get'> = staff, of = code) =>
  (await by.get(`/admin/purchases/${of}`)).json<{ data: Detail }>().data;
const put = (path: string, body: object, by: StaffMember = staff) =>
  by.put(`/admin/purchases/${code}/${path}`, body);
const order = (more: object = {}) => ({
  notaFiscal: false,
  pagamentoAprovado: false,
  formaPagamento: null,
  versao: 0,
  ...more,
});
const subjects = async () => (await alertScene(server).mails(ana)).map(({ subject }) => subject);

/** Every row that a change of a purchase could touch. */
const wholeState = () =>
  server.deps.database.rows<{ state: unknown }>(
    {
      name: 'test.whole-purchase',
      text: `select json_build_array(to_jsonb(p), to_jsonb(o) - 'changed',
          (select json_agg(n order by n.code) from contact_note n where n.purchase_code = p.code),
          (select count(*) from audit), (select count(*) from mail), (select count(*) from notification)) as state
        from purchase p join offer o on o.code = p.offer_code
        where p.code = $1`,
    },
    [code],
  );

describe('order data of a purchase, S-14', () => {
  test('are saved, audited, told to the buyer once, and seen in their negotiations', async () => {
    const saved = await put(
      'order',
      order({ notaFiscal: true, pagamentoAprovado: true, formaPagamento: 'EF' }),
    );
    expect(saved.json()).toMatchObject({
      data: { notaFiscal: true, pagamentoAprovado: true, formaPagamento: 'EF', versao: 1 },
    });
    expect(await subjects()).toEqual(['Seu pagamento foi aprovado – Fiat Uno 1.0']);
    const mine = (await ana.get('/offer/myoffers')).json<{ data: { pedidoCompra: object }[] }>();
    expect(mine.data[0]?.pedidoCompra).toEqual({
      notaFiscalEmitida: true,
      pagamentoAprovado: true,
      formaPagamento: 'EF',
    });
    // The same again is no change, whatever version it was read at.
    const again = await put(
      'order',
      order({ notaFiscal: true, pagamentoAprovado: true, formaPagamento: 'EF' }),
    );
    expect(again.json()).toMatchObject({ data: { versao: 1 } });
    expect(await subjects()).toHaveLength(1);
  });

  test('of an older version are refused, with who changed them, and nothing is written', async () => {
    await put('order', order({ notaFiscal: true }));
    const before = await wholeState();
    const second = await put('order', order({ pagamentoAprovado: true }), colleague);
    expect(second.statusCode).toBe(409);
    expect(second.json<{ erros: string[] }>().erros[0]).toMatch(/^Sofia Prado mudou esta compra às /);
    expect(await wholeState()).toEqual(before);
  });

  test('saved by two at once are saved by one', async () => {
    const replies = await Promise.all([
      put('order', order({ formaPagamento: 'A' })),
      put('order', order({ formaPagamento: 'Pix' }), colleague),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await detail()).versao).toBe(1);
  });

  test('keep an approved payment once the purchase is completed', async () => {
    await put('order', order({ pagamentoAprovado: true }));
    for (const passo of ['negociacao', 'retirada', 'conclusao'])
      await staff.post(`/admin/purchases/${code}/step`, { passo });
    const before = await wholeState();
    const refused = await put('order', order({ versao: 1 }));
    expect(refused.json()).toEqual({
      erros: ['A compra foi concluída: o pagamento aprovado não pode mais ser retirado.'],
    });
    expect(await wholeState()).toEqual(before);
  });

  test.each([
    [{ formaPagamento: 'x'.repeat(61) }],
    [{ formaPagamento: ' ' }],
    [{ notaFiscal: 'sim' }],
    [{ versao: -1 }],
    [{ versao: undefined }],
  ])('with %j are refused', async (more) => {
    const before = await wholeState();
    expect((await put('order', order(more))).statusCode).toBe(422);
    expect(await wholeState()).toEqual(before);
  });
});

describe('the plan of a purchase', () => {
  const plan = (more: object = {}) => ({
    responsavel: staff.id,
    proximaAcao: 'Ligar para combinar a vistoria',
    acaoEm: '2026-12-01',
    versao: 0,
    ...more,
  });

  test('says who takes care of it and what comes next', async () => {
    expect((await put('plan', plan())).json()).toMatchObject({
      data: {
        responsavel: { codigo: staff.id, nome: 'Sofia Prado' },
        proximaAcao: 'Ligar para combinar a vistoria',
        acaoEm: '2026-12-01',
        versao: 1,
      },
    });
    const found = await staff.get(
      `/admin/purchases?responsavel=${staff.id}&acaoEm.ate=2026-12-01&oferta=${offerCode}`,
    );
    expect(found.json<{ total: number }>().total).toBe(1);
  });

  test.each([
    ['a buyer', () => ({ responsavel: ana.id }), 422],
    ['an action without a day', () => ({ acaoEm: null }), 422],
    ['a day that does not exist', () => ({ acaoEm: '2026-02-30' }), 422],
    ['an older version', () => ({ versao: 7 }), 409],
  ])('with %s is refused, and nothing is written', async (_what, more, status) => {
    const before = await wholeState();
    expect((await put('plan', plan(more()))).statusCode).toBe(status);
    expect(await wholeState()).toEqual(before);
  });
});

describe('many purchases', () => {
  const assign = (compras: readonly number[], responsavel: number | null, by: StaffMember = staff) =>
    by.post('/admin/purchases/assign', { compras, responsavel });
  const undo = (desfazer: string, by: StaffMember = staff) => by.post('/admin/undo', { desfazer });

  test('are assigned at once, with a result for each, and undone except what changed since', async () => {
    const [, other] = await bought();
    const reply = (await assign([code, other, 999_999], colleague.id)).json<{
      feitas: number[];
      recusadas: { codigo: number }[];
      desfazer: string;
    }>();
    expect(reply.feitas).toEqual([code, other].toSorted((a, b) => a - b));
    expect(reply.recusadas).toEqual([{ codigo: 999_999, motivo: 'Compra não encontrada.', com: null }]);
    expect((await detail()).responsavel?.codigo).toBe(colleague.id);
    await put('order', order({ formaPagamento: 'A', versao: 1 }));
    expect((await undo(reply.desfazer, colleague)).statusCode).toBe(409);
    expect((await undo(reply.desfazer)).json()).toEqual({ desfeitas: 1, mantidas: 1 });
    expect((await detail()).responsavel?.codigo).toBe(colleague.id);
    expect((await detail(staff, other)).responsavel).toBeNull();
    expect((await undo(reply.desfazer)).statusCode).toBe(409);
  });

  test('are no longer taken back after ten minutes', async () => {
    const { desfazer } = (await assign([code], staff.id)).json<{ desfazer: string }>();
    server.clock.advance(600_001);
    expect((await undo(desfazer)).statusCode).toBe(409);
    expect((await assign([code], ana.id)).statusCode).toBe(422);
    expect((await assign([], staff.id)).statusCode).toBe(422);
  });
});

describe('the contact log', () => {
  const note = (by: Pick<StaffMember, 'post'>, body: object = {}) =>
    by.post(`/admin/purchases/${code}/notes`, {
      canal: 'telefone',
      texto: 'Combinou a retirada.',
      promessa: 'Paga até sexta',
      prometidoPor: 'comprador',
      ...body,
    });

  test('keeps who spoke by which channel and what was promised, newest first', async () => {
    expect((await note(staff)).json()).toMatchObject({
      data: {
        canal: 'telefone',
        promessa: 'Paga até sexta',
        prometidoPor: 'comprador',
        autor: 'Sofia Prado',
      },
    });
    await note(staff, { canal: 'nota', texto: 'Segunda', promessa: null });
    expect((await detail()).notas.map(({ texto }) => texto)).toEqual(['Segunda', 'Combinou a retirada.']);
  });

  test.each([
    [{ texto: '' }],
    [{ texto: 'x'.repeat(2001) }],
    [{ canal: 'fax' }],
    [{ promessa: 'x'.repeat(301) }],
  ])('refuses %j', async (body) => {
    const before = await wholeState();
    expect((await note(staff, body)).statusCode).toBe(422);
    expect(await wholeState()).toEqual(before);
  });

  test('of another store does not exist, for reading and writing', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-alheia' });
    const seller = await buildBuyer(server, { partnerId });
    expect((await seller.get(`/admin/purchases/${code}`)).statusCode).toBe(404);
    expect((await note(seller)).statusCode).toBe(404);
    expect((await note(ana)).statusCode).toBe(403);
  });
});

test('a store sees nothing of the work of the house on its purchase, and its own notes', async () => {
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-da-venda' });
  const seller = await buildBuyer(server, { partnerId });
  await server.deps.database.run(
    { name: 'test.of-selling-store', text: 'update offer set partner_id = $2 where code = $1' },
    [offerCode, partnerId],
  );
  await put('plan', { responsavel: staff.id, proximaAcao: 'Ligar', acaoEm: '2026-12-01', versao: 0 });
  await staff.post(`/admin/purchases/${code}/notes`, { canal: 'nota', texto: 'Comprador suspeito.' });
  await seller.post(`/admin/purchases/${code}/notes`, { canal: 'telefone', texto: 'Combinou a retirada.' });
  expect(await detail(seller)).toMatchObject({ responsavel: null, proximaAcao: null, acaoEm: null });
  expect((await detail(seller)).notas.map(({ texto }) => texto)).toEqual(['Combinou a retirada.']);
  expect((await detail()).notas).toHaveLength(2);
  const asked = await seller.get(`/admin/purchases?responsavel=${staff.id}`);
  expect(asked.json<{ total: number }>().total).toBe(0);
});

test('a payment that is switched on and off is told to the buyer once', async () => {
  for (let at = 0; at < 4; at += 1)
    await put('order', order({ pagamentoAprovado: at % 2 === 0, versao: at }));
  expect(await subjects()).toEqual(['Seu pagamento foi aprovado – Fiat Uno 1.0']);
});

test('finance and support read every purchase, also those of stores', async () => {
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-lida' });
  await server.deps.database.run(
    { name: 'test.of-read-store', text: 'update offer set partner_id = $2 where code = $1' },
    [offerCode, partnerId],
  );
  for (const staffRole of ['finance', 'support'] as const) {
    const reader = await buildStaff(server, { staffRole });
    expect((await detail(reader)).versao).toBe(0);
    const listed = await reader.get(`/admin/purchases?oferta=${offerCode}`);
    expect(listed.json<{ total: number }>().total).toBe(1);
  }
});

test('a purchase shows the steps that may be taken now', async () => {
  expect((await detail()).passos).toEqual(['negociacao', 'credito', 'retirada']);
  await staff.post(`/admin/purchases/${code}/step`, { passo: 'retirada' });
  expect(await detail()).toMatchObject({ passos: ['conclusao'], podeDesfazer: false, situacao: 'L' });
});
