import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { buildTransfer, type TransferScene } from '../../../../test/scenes/purchases/transfer-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const DAY = 86_400_000;
const WHY = 'A assinatura não aparece no arquivo.';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let sale: TransferScene;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  sale = await buildTransfer(server, ana);
});

const states = async (of = sale) =>
  Object.fromEntries((await of.shown()).etapas.map(({ etapa, situacao }) => [etapa, situacao]));
const step = async (name: string, by?: StaffMember, of = sale) =>
  (await of.shown(by)).etapas.find(({ etapa }) => etapa === name);

describe('the transfer of a purchase', () => {
  it('is the same list for both sides; a lien adds its release, no plate leaves invoice and delivery', async () => {
    expect(await states()).toEqual({
      'nota-fiscal': 'agora',
      atpv: 'agora',
      'assinatura-vendedor': 'depois',
      'assinatura-comprador': 'depois',
      comunicacao: 'depois',
      entrega: 'agora',
      detran: 'depois',
    });
    const names = async (of: TransferScene) => (await of.shown(sales)).etapas.map(({ etapa }) => etapa);
    expect((await sale.shown(sales)).etapas.map(({ situacao }) => situacao)).toEqual(
      Object.values(await states()),
    );
    expect((await names(await buildTransfer(server, ana, { lien: true }))).slice(1, 3)).toEqual([
      'gravame',
      'atpv',
    ]);
    expect(await names(await buildTransfer(server, ana, { plate: null }))).toEqual([
      'nota-fiscal',
      'entrega',
    ]);
  });

  it('goes on by the seller: audited, and the buyer is told whose turn it is', async () => {
    await expectOnlyChanged(server, () => sale.act(sales, 'atpv', 'done', { nota: 'Emitida no Detran-SP' }), {
      transfer_event: added({ step: 'atpv', kind: 'done', side: 'house', words: 'Emitida no Detran-SP' }),
      transfer: expect.anything(),
      audit: added({ actor_id: sales.id, action: 'do-transfer-step', subject: `purchase ${sale.code}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(await states()).toMatchObject({ atpv: 'feita', 'assinatura-comprador': 'agora' });
    expect(await step('atpv')).toMatchObject({ ultimo: { de: 'equipe', por: null } });
    expect(await step('atpv', sales)).toMatchObject({ acoes: ['undo'] });
  });

  it('takes a step of the buyer with its proof, which the team confirms together', async () => {
    await sale.act(sales, 'atpv', 'done');
    expect((await sale.send('assinatura-comprador')).statusCode).toBe(201);
    expect(await step('assinatura-comprador')).toMatchObject({ situacao: 'enviada', acoes: ['undo'] });
    const reply = await sale.act(sales, 'assinatura-comprador', 'decide', { aceito: true });
    expect(reply.statusCode).toBe(200);
    expect(await states()).toMatchObject({ 'assinatura-comprador': 'feita', comunicacao: 'depois' });
    const documents = await ana.get(`/usrio/compras/${sale.code}/documentos`);
    expect(documents.json()).toMatchObject({ data: { documentos: [{ situacao: 'aceito' }] } });
    await sale.act(sales, 'assinatura-vendedor', 'done');
    expect(await states()).toMatchObject({ comunicacao: 'feita', detran: 'agora' });
    expect((await sale.shown()).prazoComprador?.dias).toBe(30);
  });

  it('is refused with a reason that the buyer reads, and may be marked again', async () => {
    await sale.act(sales, 'atpv', 'done');
    await sale.send('assinatura-comprador');
    await sale.act(sales, 'assinatura-comprador', 'decide', { aceito: false, motivo: WHY });
    expect(await step('assinatura-comprador')).toMatchObject({
      situacao: 'agora',
      ultimo: { acao: 'recusada', texto: WHY, por: null },
    });
    expect((await sale.send('assinatura-comprador')).statusCode).toBe(201);
    const undone = await ana.post(`/usrio/compras/${sale.code}/transferencia/assinatura-comprador/desfazer`, {
      versao: (await sale.shown()).versao,
      motivo: 'Enviei o arquivo errado.',
    });
    expect(undone.statusCode).toBe(200);
    expect(await states()).toMatchObject({ 'assinatura-comprador': 'agora' });
  });

  it('does not go in another order, to another day, or without a proof', async () => {
    const future = new Date(server.clock.now() + 2 * DAY).toISOString().slice(0, 10);
    await expectRefused(server, () => sale.act(sales, 'atpv', 'done', { feitaEm: future }), 422);
    await expectRefused(server, () => sale.act(sales, 'entrega', 'done'), 409);
    await expectRefused(server, () => sale.act(sales, 'gravame', 'done'), 404);
    const other = await (await buildTransfer(server, await buildBuyer(server))).proof();
    const proof = await sale.proof();
    await expectRefused(server, () => sale.send('detran', { documento: proof }), 409);
    await sale.act(sales, 'atpv', 'done');
    const signed = 'assinatura-comprador';
    await expectRefused(server, () => sale.send(signed, { documento: other }), 422);
    const paid = await sale.proof('pagamento');
    await expectRefused(server, () => sale.send(signed, { documento: paid }), 422);
    await expectRefused(server, () => sale.send(signed, { documento: null }), 422);
    await expectRefused(server, () => sale.send('atpv', { documento: proof }), 403);
  });

  it('is not there for another buyer or store, and support reads it only', async () => {
    const bia = await buildBuyer(server);
    const stores = await Promise.all(
      ['loja-dona', 'loja-outra'].map((store) => buildPartner(server.deps.database, { store })),
    );
    const [owner, other] = await Promise.all(
      stores.map((partnerId) => buildStaff(server, { staffRole: null, partnerId })),
    );
    if (!owner || !other) throw new Error('No stores.');
    const sold = await buildTransfer(server, ana, { store: stores[0] ?? null });
    const path = `/usrio/compras/${sold.code}/transferencia`;
    const body = { versao: 0, feitaEm: '2026-11-28', documento: await sold.proof() };
    await expectRefused(server, () => bia.get(path), 404);
    await expectRefused(server, () => bia.post(`${path}/assinatura-comprador`, body), 404);
    await expectRefused(server, () => sold.act(other, 'atpv', 'done'), 404);
    const support = await buildStaff(server, { staffRole: 'support' });
    expect((await sold.shown(support)).etapas).toHaveLength(7);
    await expectRefused(server, () => sold.act(support, 'atpv', 'done'), 403);
    expect((await sold.act(owner, 'atpv', 'done')).statusCode).toBe(200);
    expect(await step('atpv', undefined, sold)).toMatchObject({ quem: 'loja', situacao: 'feita' });
    await sold.send('assinatura-comprador');
    await expectRefused(server, () => sold.act(owner, 'assinatura-comprador', 'undo'), 403);
    await expectRefused(server, () => sold.act(owner, 'assinatura-comprador', 'done'), 403);
    await expectRefused(server, () => sold.act(owner, 'assinatura-vendedor', 'waive'), 403);
  });

  it('is changed by one of two at once; a double click counts once', async () => {
    const colleague = await buildStaff(server);
    const [first, second] = await Promise.all([
      sale.act(sales, 'atpv', 'done', { versao: 0 }),
      sale.act(colleague, 'atpv', 'waive', { versao: 0 }),
    ]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { versao } = await sale.shown();
    const documento = await sale.proof();
    const twice = await Promise.all(
      [1, 2].map(() => sale.send('assinatura-comprador', { versao, documento })),
    );
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const events = await server.deps.database.rows<{ step: string }>(
      { name: 'test.transfer-events', text: 'select step from transfer_event where purchase_code = $1' },
      [sale.code],
    );
    expect(events).toHaveLength(2);
  });

  it('is not changed by who has read an older state, although the step could be done', async () => {
    await sale.act(sales, 'atpv', 'done');
    const stale = { versao: 0 };
    const proof = await sale.proof();
    await expectRefused(server, () => sale.act(sales, 'assinatura-vendedor', 'done', stale), 409);
    await expectRefused(server, () => sale.send('assinatura-comprador', { ...stale, documento: proof }), 409);
    expect((await sale.act(sales, 'assinatura-vendedor', 'done')).statusCode).toBe(200);
  });

  it('is taken back with a reason, unless something rests on it, and steps that do not apply are waived', async () => {
    await sale.act(sales, 'atpv', 'done');
    await sale.act(sales, 'assinatura-vendedor', 'done');
    await expectRefused(server, () => sale.act(sales, 'atpv', 'undo'), 409);
    await expectRefused(server, () => sale.act(sales, 'assinatura-vendedor', 'undo', { motivo: 'x' }), 422);
    expect((await sale.act(sales, 'assinatura-vendedor', 'undo')).statusCode).toBe(200);
    expect((await sale.act(sales, 'assinatura-vendedor', 'waive')).statusCode).toBe(200);
    expect(await states()).toMatchObject({ 'assinatura-vendedor': 'dispensada' });
  });

  it('shows hostile notes as they are, and refuses huge ones', async () => {
    const nota = '<img src=x onerror=alert(1)> ${7*7} {{x}}';
    await sale.act(sales, 'atpv', 'done', { nota });
    expect(await step('atpv')).toMatchObject({ ultimo: { texto: nota } });
    await expectRefused(
      server,
      () => sale.act(sales, 'assinatura-vendedor', 'done', { nota: 'a'.repeat(501) }),
      422,
    );
  });

  it('ends with a cancellation, and does not exist for purchases from before', async () => {
    const gone = await buildTransfer(server, ana, { columns: { cancelled_at: server.clock.now() } });
    expect(await gone.shown()).toMatchObject({ encerrada: true, etapas: [], situacao: null });
    await expectRefused(server, () => gone.act(sales, 'atpv', 'done', { versao: 0 }), 409);
    await server.deps.database.run(
      { name: 'test.transfer-exempt', text: 'update transfer set exempt = true where purchase_code = $1' },
      [sale.code],
    );
    expect(await sale.shown()).toBeNull();
  });
});
