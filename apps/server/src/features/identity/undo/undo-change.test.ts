import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { forgetChangesJob } from './public.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let purchase: number;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
  purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
});

const undo = (desfazer: string | null, by: StaffMember = sales) => by.post('/admin/undo', { desfazer });
const tokenOf = async (made: Promise<{ json<T>(): T }>) =>
  (await made).json<{ desfazer: string | null }>().desfazer;
const plan = (proximaAcao: string, versao: number, by: StaffMember = sales) =>
  by.put(`/admin/purchases/${purchase}/plan`, {
    responsavel: sales.id,
    proximaAcao,
    acaoEm: '2026-12-24',
    versao,
  });
const order = (body: object, versao: number) =>
  sales.put(`/admin/purchases/${purchase}/order`, {
    notaFiscal: false,
    pagamentoAprovado: false,
    formaPagamento: null,
    versao,
    ...body,
  });
const taken = { undone_at: [null, expect.any(Number)] };

describe('what staff did is taken back', () => {
  it('once, with what was there before, and audited', async () => {
    const token = await tokenOf(plan('Ligar', 0));
    server.clock.advance(599_000);
    await expectOnlyChanged(server, () => undo(token), {
      purchase: {
        assignee_id: [sales.id, null],
        next_action: ['Ligar', null],
        next_action_on: ['2026-12-24', null],
        edited_at: [expect.any(Number), server.clock.now()],
        version: [1, 2],
      },
      undoable_change: taken,
      audit: added({
        actor_id: sales.id,
        action: 'undo-change',
        subject: `purchase ${purchase}`,
        details: { action: 'plan-purchase' },
        before: { assignee: sales.id, action: 'Ligar', day: '2026-12-24' },
        after: { assignee: null, action: null, day: null },
      }),
    });
    await expectRefused(server, () => undo(token), 409);
  });

  it('by nobody else, not after ten minutes, and not from a made up token', async () => {
    const token = await tokenOf(plan('Ligar', 0));
    const colleague = await buildStaff(server, { staffRole: 'administrator' });
    await expectRefused(server, () => undo(token, colleague), 409);
    await expectRefused(server, () => undo('x'.repeat(32)), 409);
    await expectRefused(server, () => undo(''), 422);
    server.clock.advance(600_000);
    const late = await expectRefused(server, () => undo(token), 409);
    expect(late.json()).toEqual({ erros: [expect.stringContaining('passaram dez minutos')] });
  });

  it('not if a colleague changed the record meanwhile, and the token is not used up', async () => {
    const token = await tokenOf(plan('Ligar', 0));
    const colleague = await buildStaff(server);
    await plan('Escrever', 1, colleague);
    const refused = await expectRefused(server, () => undo(token), 409);
    expect(refused.json()).toEqual({ erros: [expect.stringContaining('mudou depois disso')] });
  });

  it('not by one who may no longer do it', async () => {
    const token = await tokenOf(plan('Ligar', 0));
    await server.deps.database.run(
      { name: 'test.other-role', text: `update account set staff_role = 'content' where id = $1` },
      [sales.id],
    );
    await expectRefused(server, () => undo(token), 403);
  });

  it('of the order data, unless the buyer was notified', async () => {
    expect(await tokenOf(order({ pagamentoAprovado: true }, 0))).toBeNull();
    const token = await tokenOf(order({ pagamentoAprovado: false, formaPagamento: 'A' }, 1));
    await expectOnlyChanged(server, () => undo(token), {
      purchase: {
        payment_approved: [false, true],
        payment_approved_at: [null, expect.any(Number)],
        payment_withdrawn_at: [expect.any(Number), null],
        payment_method: ['A', null],
        // It waits for the release again.
        stage_due_at: [expect.any(Number), expect.any(Number)],
        version: [2, 3],
      },
      undoable_change: taken,
      audit: added({ action: 'undo-change', details: { action: 'save-order' } }),
    });
  });

  it('of a question that was shown again: it is hidden as it was, unless it was answered', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
    await ana.post('/offer/prgnt', { pergunta: 'Aceita troca por moto?', codigoOferta: offer });
    const rows = (await sales.get(`/admin/questions?oferta=${offer}`)).json<{ data: { codigo: number }[] }>();
    const path = `/admin/questions/${rows.data[0]?.codigo}`;
    await sales.post(`${path}/hide`, { motivo: 'Traz um telefone.' });
    const listed = async () =>
      (await sales.get(`/admin/questions?oferta=${offer}&situacao=oculta`)).json<{ data: object[] }>().data;
    const before = await listed();
    const token = await tokenOf(sales.post(`${path}/show`, {}));
    expect(await listed()).toEqual([]);
    expect((await undo(token)).statusCode).toBe(200);
    expect(await listed()).toEqual(before);
    const again = await tokenOf(sales.post(`${path}/show`, {}));
    await sales.post(`${path}/answer`, { resposta: 'Não.' });
    await expectRefused(server, () => undo(again), 409);
  });

  it('of a prepared answer that was deleted, unless its name is taken', async () => {
    const save = (texto: string) => sales.post('/admin/answer-templates', { nome: 'Visita', texto });
    const { data } = (await save('Pode visitar.')).json<{ data: { codigo: number } }>();
    const token = await tokenOf(sales.remove(`/admin/answer-templates/${data.codigo}`, {}));
    expect((await undo(token)).json()).toEqual({ desfeitas: 1, mantidas: 0 });
    const listed = (await sales.get('/admin/answer-templates')).json<{ data: { codigo: number }[] }>();
    expect(listed.data).toMatchObject([{ nome: 'Visita', texto: 'Pode visitar.' }]);
    const again = await tokenOf(sales.remove(`/admin/answer-templates/${listed.data[0]?.codigo}`, {}));
    await save('Só com hora marcada.');
    await expectRefused(server, () => undo(again), 409);
  });

  it('and what was needed for that is forgotten', async () => {
    await plan('Ligar', 0);
    server.clock.advance(600_001);
    await forgetChangesJob(server.deps).run();
    const left = await server.deps.database.row<{ count: number }>({
      name: 'test.left',
      text: 'select count(*)::int as count from undoable_change',
    });
    expect(left?.count).toBe(0);
  });
});
