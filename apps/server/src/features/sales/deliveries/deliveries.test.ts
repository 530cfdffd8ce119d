import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  buildDelivery,
  carrier,
  type DeliveryScene,
} from '../../../../test/scenes/purchases/delivery-scene.ts';
import { buildYard } from '../../../../test/scenes/yard-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fillPickupCodesJob } from '../pickup-codes/public.ts';
import { verifyBook } from '../../finance/book/public.ts';

let server: TestServer;
let staff: StaffMember;
let ana: Buyer;
let sold: DeliveryScene;

const HOUR = 3_600_000;
/** A Monday, 9:00 in São Paulo. */
const MONDAY = Date.UTC(2026, 10, 23, 12);
const motivo = 'A estrada está fechada.';

beforeAll(async () => {
  server = await startTestServer();
  await buildYard(server);
  staff = await buildStaff(server);
});
afterAll(async () => {
  const faults: string[] = [];
  await verifyBook(server.deps.database, (fault) => faults.push(fault));
  await server.close();
  // Whatever the tests did, the book is sound.
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
beforeEach(async () => {
  server.clock.set(MONDAY);
  ana = await buildBuyer(server);
  sold = await buildDelivery(server, ana);
});

const own = async () =>
  (await ana.get(`/usrio/compras/${sold.code}`)).json<{
    data: {
      situacao: string;
      entrega: { frete: string };
      custo: { frete: number; total: number } | null;
      pagamento: { aprovado: boolean };
      proximo: { quem: string; acao: string | null } | null;
      etapas: { etapa: string; situacao: string }[];
    };
  }>().data;
const isoAt = (ms: number) => new Date(ms).toISOString();

/** Takes a delivery to where it can be confirmed. */
async function deliver(scene: DeliveryScene = sold, by: StaffMember = staff): Promise<void> {
  await scene.move(by, 'propor', { valor: 1850, texto: '' });
  await scene.answer('aceitar');
  await scene.paid();
  await scene.move(by, 'agendar', carrier);
  expect((await scene.exit(by)).statusCode).toBe(201);
  server.clock.advance(HOUR);
  const comprovante = await scene.receipt(by);
  const reply = await scene.move(by, 'entregar', { em: isoAt(server.clock.now()), comprovante });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
}

describe('the freight of a purchase', () => {
  it('is proposed: the buyer is told, and it is audited', async () => {
    await sold.move(staff, 'propor', { valor: 2000, texto: '' });
    await expectOnlyChanged(
      server,
      () => staff.post(sold.office, { passo: 'propor', versao: 1, valor: 1850, texto: 'Com seguro.' }),
      {
        delivery: expect.objectContaining({ amount_cents: [200_000, 185_000], version: [1, 2] }),
        delivery_event: added({ step: 'propor', side: 'house', author_id: staff.id, text: 'Com seguro.' }),
        audit: added({
          action: 'move-purchase-delivery',
          subject: `purchase ${sold.code}`,
          details: { offer: sold.offer, step: 'propor' },
          before: expect.objectContaining({ state: 'proposta', freight: 2000 }),
          after: expect.objectContaining({ state: 'proposta', freight: 1850 }),
        }),
        mail: mailTo(ana.email),
        notification: noticeTo(ana.id),
      },
    );
    expect(await sold.shown()).toMatchObject({
      situacao: 'proposta',
      quem: 'comprador',
      valor: 1850,
      pago: false,
      passos: ['aceitar', 'recusar'],
    });
    expect((await own()).proximo).toMatchObject({ quem: 'comprador', acao: 'responder-frete' });
  });

  it('is charged once it is accepted, and the delivery waits for that payment', async () => {
    await sold.move(staff, 'propor', { valor: 1850, texto: '' });
    const accept = () => ana.post(sold.own, { passo: 'aceitar', versao: 1 });
    await expectOnlyChanged(server, accept, {
      delivery: expect.objectContaining({ state: ['proposta', 'combinada'] }),
      delivery_event: added({ step: 'aceitar', side: 'buyer', author_id: ana.id }),
      // Approved by hand: that stays.
      purchase: { costs: expect.anything() },
      charge: added({ purchase_code: sold.code, kind: 'freight', creditor: 'house', amount_cents: 185_000 }),
      book_transaction: added({ kind: 'charge', by_id: ana.id }),
      book_entry: [added({ amount_cents: -185_000 }), added({ amount_cents: 185_000 })],
      mail: [mailTo(ana.email), mailTo(staff.email)],
      notification: [noticeTo(ana.id), noticeTo(staff.id)],
    });
    expect(await own()).toMatchObject({ custo: { frete: 1850 }, pagamento: { aprovado: true } });
    expect(await sold.shown(staff)).toMatchObject({ situacao: 'combinada', quem: 'comprador', pago: false });
    // Nothing is charged twice.
    await expectRefused(server, accept, 409);
  });

  it('is accepted once and at the amount that was seen, also when several act at once', async () => {
    await sold.move(staff, 'propor', { valor: 100, texto: '' });
    await sold.move(staff, 'propor', { valor: 100, texto: '' });
    // Of an amount that is no longer the one that was seen.
    await expectRefused(server, () => ana.post(sold.own, { passo: 'aceitar', versao: 1 }), 409);
    const replies = await Promise.all([
      ana.post(sold.own, { passo: 'aceitar', versao: 2 }),
      ana.post(sold.own, { passo: 'aceitar', versao: 2 }),
      staff.post(sold.office, { passo: 'propor', versao: 2, valor: 9000, texto: '' }),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    const charged = await server.deps.database.rows<{ amount_cents: number }>(
      {
        name: 'test.freights',
        text: `select amount_cents from charge where purchase_code = $1 and kind = 'freight'`,
      },
      [sold.code],
    );
    const { situacao } = await sold.shown();
    expect(charged.map(({ amount_cents: cents }) => cents)).toEqual(situacao === 'combinada' ? [10_000] : []);
  });

  it('is refused: the buyer collects it, and staff can deliver it after all until then', async () => {
    await sold.move(staff, 'propor', { valor: 1850, texto: '' });
    await expectOnlyChanged(
      server,
      () => ana.post(sold.own, { passo: 'recusar', versao: 1, texto: 'Vou buscar.' }),
      {
        delivery: expect.objectContaining({ state: ['proposta', 'recusada'] }),
        delivery_event: added({ step: 'recusar', text: 'Vou buscar.' }),
        purchase: expect.objectContaining({ freight: ['S', 'N'] }),
        mail: mailTo(staff.email),
        notification: noticeTo(staff.id),
      },
    );
    expect(await own()).toMatchObject({ entrega: { frete: 'N' }, custo: { frete: 0 } });
    await sold.move(staff, 'reabrir', { motivo });
    expect(await own()).toMatchObject({ entrega: { frete: 'S' }, custo: null });
    await sold.move(staff, 'propor', { valor: 1850, texto: '' });
    await sold.answer('recusar', { texto: '' });
    await server.deps.database.run({
      name: 'test.left',
      text: `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, note, confirmed_by, confirmed_at)
        select gen_random_uuid(), ${sold.code}, ${sold.vehicle}, true, '\\x00', false, 1, '', ${staff.id}, now()`,
    });
    await expectRefused(server, () => sold.move(staff, 'reabrir', { motivo }), 409);
  });

  it('needs an amount that there is', async () => {
    for (const valor of [1_000_000.01, 0.001])
      await expectRefused(server, () => sold.move(staff, 'propor', { valor, texto: '' }), 422);
    expect((await sold.move(staff, 'propor', { valor: -1, texto: '' })).statusCode).toBe(422);
  });
});

describe('a delivery', () => {
  it('goes from the carrier to the buyer, who confirms it; the purchase is completed', async () => {
    await deliver();
    expect(await sold.shown()).toMatchObject({ situacao: 'entregue', quem: 'comprador' });
    expect((await own()).etapas.map(({ etapa }) => etapa)).toContain('envio');
    expect((await own()).proximo).toMatchObject({ quem: 'comprador', acao: 'confirmar-entrega' });
    const { versao } = await sold.shown();
    const confirm = () => ana.post(sold.own, { passo: 'confirmar', versao });
    const [one, two] = await Promise.all([confirm(), confirm()]);
    expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 409]));
    expect(await sold.shown()).toMatchObject({ situacao: 'confirmada', quem: null, passos: [] });
    expect(await own()).toMatchObject({ situacao: 'X', proximo: null });
    await expectRefused(server, confirm, 409);
    await expectRefused(server, () => sold.move(staff, 'desfazer-entrega', { motivo }), 409);
  });

  it('leaves by the gate with its carrier and the code only, and only with the freight paid', async () => {
    await fillPickupCodesJob(server.deps).run();
    const refused = async () => expectRefused(server, () => sold.exit(staff), 409);
    await refused();
    await sold.move(staff, 'propor', { valor: 1850, texto: '' });
    await sold.answer('aceitar');
    await sold.move(staff, 'agendar', carrier);
    // Owed.
    await refused();
    await sold.paid();
    // Without the code not even the driver.
    await expectRefused(server, () => sold.exit(staff, { codigo: null }), 409);
    const reply = await sold.exit(staff);
    expect(reply.statusCode).toBe(201);
    expect(await sold.shown()).toMatchObject({ situacao: 'carregada', quem: 'vendedor' });
    const { desfazer } = reply.json<{ desfazer: string }>();
    expect((await staff.post('/admin/undo', { desfazer })).statusCode).toBe(200);
    expect(await sold.shown()).toMatchObject({ situacao: 'agendada' });
  });

  it('that fails gets another day, and a wrong record is taken back', async () => {
    await deliver();
    await sold.move(staff, 'desfazer-entrega', { motivo });
    expect(await sold.shown()).toMatchObject({
      situacao: 'em-transito',
      entregueEm: null,
      comprovante: null,
    });
    await sold.move(staff, 'falhar', { em: isoAt(server.clock.now()), motivo });
    expect(await sold.shown(staff)).toMatchObject({ situacao: 'tentativa', passos: ['reagendar'] });
    await sold.move(staff, 'reagendar', { chegada: '2026-12-01', motivo });
    await sold.move(staff, 'informar', { local: 'Campos/RJ', em: isoAt(server.clock.now()), texto: '' });
    expect(await sold.shown()).toMatchObject({
      situacao: 'em-transito',
      transporte: { chegada: '2026-12-01', placa: 'ABC1234', cnpj: '11222333000181' },
      historico: [{ passo: 'informar', local: 'Campos/RJ', de: 'equipe' }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  it('takes its steps in their order, and only what makes sense', async () => {
    const now = isoAt(server.clock.now());
    for (const [passo, fields] of [
      ['agendar', carrier],
      ['desmarcar', { motivo }],
      ['informar', { local: 'X', em: now, texto: '' }],
      ['falhar', { em: now, motivo }],
      ['reagendar', { chegada: '2026-12-01', motivo }],
      ['desfazer-entrega', { motivo }],
      ['resolver', { motivo }],
    ] as const)
      await expectRefused(server, () => sold.move(staff, passo, fields), 409);
    for (const passo of ['aceitar', 'confirmar']) await expectRefused(server, () => sold.answer(passo), 409);
    await sold.move(staff, 'propor', { valor: 0, texto: '' });
    await sold.answer('aceitar');
    for (const wrong of [
      { coleta: '2026-11-22' },
      { chegada: '2026-11-23' },
      { chegada: '2028-01-01' },
      { cnpj: '11.222.333/0001-82' },
      { placa: 'não' },
      { link: 'http://rastreio.example.com' },
      { link: 'javascript:alert(1)' },
      { motorista: '' },
      { transportadora: 'x'.repeat(121) },
    ])
      await expectRefused(server, () => sold.move(staff, 'agendar', { ...carrier, ...wrong }), 422);
    await sold.move(staff, 'agendar', carrier);
    await sold.exit(staff);
    const early = { em: isoAt(MONDAY - HOUR), local: 'X', texto: '' };
    await expectRefused(server, () => sold.move(staff, 'informar', early), 422);
    await expectRefused(
      server,
      () => sold.move(staff, 'informar', { ...early, em: isoAt(MONDAY + HOUR) }),
      422,
    );
    const proof = { em: isoAt(MONDAY), comprovante: crypto.randomUUID() };
    await expectRefused(server, () => sold.move(staff, 'entregar', proof), 422);
  });
});
