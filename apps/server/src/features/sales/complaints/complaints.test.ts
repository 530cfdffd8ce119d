import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import {
  buyerStep,
  complain,
  deskStep,
  newestComplaint,
  officeComplaint,
  ownComplaints,
  releasedPurchase,
} from '../../../../test/scenes/purchases/complaint-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { added, expectOnlyChanged, mailTo, noticeTo } from '../../../../test/state/whole-state.ts';
import { whileMailRefused } from '../../../../test/state/while-mail-refused.ts';
import { untilDone } from '../../../../test/until-done.ts';
import { keepComplaintClocksJob } from './public.ts';

const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let admin: StaffMember;
let ana: Buyer;
let purchase: number;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  admin = await buildStaff(server, { staffRole: 'administrator' });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  ({ purchase } = await releasedPurchase(server, ana.id));
});

const opened = async (given: object = {}) => {
  expect((await complain(ana, purchase, given)).statusCode).toBe(201);
  return (await newestComplaint(ana, purchase)).codigo;
};
const wait = async (days: number) => {
  server.clock.advance(days * DAY);
  // Those of other tests come first.
  await untilDone(keepComplaintClocksJob(server.deps))();
};

describe('a complaint', () => {
  it('is stored with its history and its term, its buyer gets the protocol, and those who sell are notified', async () => {
    await expectOnlyChanged(server, () => complain(ana, purchase), {
      complaint: added({
        purchase_code: purchase,
        account_id: ana.id,
        state: 'waiting',
        desk: 'house',
        late: false,
      }),
      complaint_event: added({ kind: 'open', side: 'buyer', author_id: ana.id }),
      sign_in_attempt: added({}),
      mail: [mailTo(ana.email), mailTo(sales.email)],
      notification: [noticeTo(ana.id), noticeTo(sales.id)],
    });
    const { protocolo, situacao, com, responderAte, passos, historico } = await newestComplaint(
      ana,
      purchase,
    );
    expect(protocolo).toMatch(/^REC-\d{4}-\d{6}-\d$/);
    expect([situacao, com, passos]).toEqual(['waiting', 'house', ['add', 'withdraw']]);
    expect(Date.parse(responderAte ?? '') - server.clock.now()).toBeGreaterThan(4 * DAY);
    expect(historico).toMatchObject([
      { tipo: 'open', lado: 'comprador', texto: 'O documento do veículo não chegou.' },
    ]);
    const [notice] = (await ana.get('/usrio/notif')).json<{ tituloNotificacao: string }[]>();
    expect(notice?.tituloNotificacao).toContain(protocolo);
  });

  it('is one of its category at a time, and another category is another one', async () => {
    await opened();
    const again = await complain(ana, purchase, { texto: 'De novo, com outras palavras.' });
    expect([again.statusCode, again.json<{ erros: string[] }>().erros[0]]).toEqual([
      409,
      'Já há uma reclamação aberta sobre este assunto nesta compra. Continue nela.',
    ]);
    expect((await complain(ana, purchase, { categoria: 'custos' })).statusCode).toBe(201);
  });

  it('that is sent twice in seconds is one', async () => {
    const both = await Promise.all([complain(ana, purchase), complain(ana, purchase)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await ownComplaints(ana, purchase)).reclamacoes).toHaveLength(1);
  });

  it('about a purchase that was not released has messages instead', async () => {
    const early = await releasedPurchase(server, ana.id, { awaiting_withdrawal_at: null, finished_at: null });
    await server.deps.database.run(
      { name: 'test.not-released', text: `update purchase set status = 'V' where code = $1` },
      [early.purchase],
    );
    const refused = await complain(ana, early.purchase);
    expect([refused.statusCode, refused.json<{ erros: string[] }>().erros[0]]).toEqual([
      409,
      'O veículo ainda não foi liberado. Até lá, fale com quem vende pelas mensagens da compra.',
    ]);
    expect((await ownComplaints(ana, early.purchase)).acesso).toBe('early');
  });

  it('of a hidden defect names the day of its discovery; a late one is taken and marked', async () => {
    const old = await releasedPurchase(server, ana.id, {
      created_at: server.clock.now() - 200 * DAY,
      finished_at: server.clock.now() - 190 * DAY,
    });
    const day = (ago: number) => new Date(server.clock.now() - ago * DAY).toISOString().slice(0, 10);
    const defect = (descobertoEm: string | null) =>
      complain(ana, old.purchase, { categoria: 'vicio-oculto', pedido: 'conserto', descobertoEm });
    expect((await defect(null)).statusCode).toBe(422);
    expect((await defect(day(-2))).statusCode).toBe(422);
    expect((await defect(day(230))).statusCode).toBe(422);
    expect((await defect(day(3))).statusCode).toBe(201);
    expect((await newestComplaint(ana, old.purchase)).foraDoPrazo).toBe(false);
    expect((await complain(ana, old.purchase)).statusCode).toBe(201);
    expect((await newestComplaint(ana, old.purchase)).foraDoPrazo).toBe(true);
  });

  it('takes 2,000 characters and not one more, and keeps HTML as the text that it is', async () => {
    expect((await complain(ana, purchase, { texto: 'a'.repeat(2001) })).statusCode).toBe(422);
    expect((await complain(ana, purchase, { texto: ' \u200B ' })).statusCode).toBe(422);
    await opened({ texto: '<img src=x onerror=alert(1)>' });
    expect((await newestComplaint(ana, purchase)).historico[0]?.texto).toBe('<img src=x onerror=alert(1)>');
  });

  it('is opened five times a day at most', async () => {
    const categories = ['documentos', 'transferencia', 'descricao', 'debitos', 'custos', 'entrega'];
    const codes = [];
    for (const categoria of categories) codes.push((await complain(ana, purchase, { categoria })).statusCode);
    expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('who answers', () => {
  it('answers once: the next one is told, and sees how it stands', async () => {
    const code = await opened();
    const other = await buildStaff(server, { staffRole: 'support' });
    const versao = (await officeComplaint(sales, code)).versao;
    const [first, second] = [
      await deskStep(sales, code, 'answer', { versao }),
      await deskStep(other, code, 'answer', { versao }),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([200, 409]);
    expect(second.json<{ erros: string[] }>().erros[0]).toMatch(/^A reclamação mudou enquanto você escrevia/);
    expect((await deskStep(other, code, 'answer')).statusCode).toBe(409);
    const history = (await newestComplaint(ana, purchase)).historico;
    expect(history.map(({ tipo, autor }) => [tipo, autor])).toEqual([
      ['open', null],
      ['answer', null],
    ]);
    const rows = await server.deps.database.rows(
      { name: 'test.audit-of-complaint', text: 'select action, before, after from audit where subject = $1' },
      [`complaint ${code}`],
    );
    expect(rows).toEqual([
      {
        action: 'take-complaint-step',
        before: { state: 'waiting', desk: 'house', finding: null },
        after: { state: 'answered', desk: 'house', finding: null },
      },
    ]);
  });

  it('asks for more: the term pauses until the buyer replies, and without a reply it closes and can be opened again', async () => {
    const code = await opened();
    await wait(2);
    expect((await deskStep(sales, code, 'ask')).statusCode).toBe(200);
    const asked = await newestComplaint(ana, purchase);
    expect([asked.situacao, asked.passos]).toEqual(['asked', ['reply', 'withdraw']]);
    await wait(8);
    expect((await newestComplaint(ana, purchase)).atrasada).toBe(false);
    expect((await buyerStep(ana, purchase, 'reply')).statusCode).toBe(200);
    const replied = await newestComplaint(ana, purchase);
    expect(replied.situacao).toBe('waiting');
    expect(Date.parse(replied.responderAte ?? '')).toBeGreaterThan(server.clock.now());
    expect((await deskStep(sales, code, 'ask')).statusCode).toBe(200);
    await wait(11);
    const lapsed = await newestComplaint(ana, purchase);
    expect([lapsed.situacao, lapsed.motivoFim, lapsed.passos]).toEqual(['closed', 'unanswered', ['reopen']]);
    expect((await buyerStep(ana, purchase, 'reopen')).statusCode).toBe(200);
    expect((await newestComplaint(ana, purchase)).situacao).toBe('waiting');
  });

  it('proposes a solution, which the buyer refuses or accepts; done, it is closed', async () => {
    const code = await opened();
    expect((await deskStep(sales, code, 'propose', { solucao: null })).statusCode).toBe(422);
    await deskStep(sales, code, 'propose');
    await buyerStep(ana, purchase, 'refuse');
    expect((await newestComplaint(ana, purchase)).situacao).toBe('waiting');
    await deskStep(sales, code, 'propose');
    await buyerStep(ana, purchase, 'accept', { texto: '' });
    expect((await newestComplaint(ana, purchase)).situacao).toBe('agreed');
    expect((await deskStep(sales, code, 'answer')).statusCode).toBe(409);
    expect((await deskStep(sales, code, 'fulfil')).statusCode).toBe(200);
    expect(await newestComplaint(ana, purchase)).toMatchObject({
      situacao: 'closed',
      motivoFim: 'fulfilled',
    });
  });

  it('notes what only the own side reads, in 500 characters', async () => {
    const code = await opened();
    const note = (texto: string) => sales.post(`/admin/complaints/${code}/notes`, { texto });
    expect((await note('a'.repeat(501))).statusCode).toBe(422);
    expect((await note('a'.repeat(500))).statusCode).toBe(200);
    expect((await officeComplaint(sales, code)).historico.map(({ tipo }) => tipo)).toEqual(['open', 'note']);
    expect((await newestComplaint(ana, purchase)).historico.map(({ tipo }) => tipo)).toEqual(['open']);
    expect((await deskStep(sales, code, 'answer')).statusCode).toBe(200);
  });
});

describe('the buyer', () => {
  it('has an answer reviewed once, by another person of another role', async () => {
    const code = await opened();
    await deskStep(admin, code, 'decide', { resultado: 'improcedente' });
    await buyerStep(ana, purchase, 'escalate');
    expect(await newestComplaint(ana, purchase)).toMatchObject({ com: 'review', recorrida: true });
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const codes = [];
    for (const by of [sales, admin, finance]) codes.push((await deskStep(by, code, 'decide')).statusCode);
    expect(codes).toEqual([403, 403, 200]);
    expect((await officeComplaint(admin, code)).outroRevisa).toBe(true);
    const decided = await newestComplaint(ana, purchase);
    expect([decided.resultado, decided.passos]).toEqual(['procedente', ['accept', 'withdraw']]);
    expect((await buyerStep(ana, purchase, 'escalate')).statusCode).toBe(409);
  });

  it('is told that the term has passed also while as many as are told at once fail', async () => {
    const unlucky = { by: ana, of: purchase };
    await opened();
    ana = await buildBuyer(server);
    ({ purchase } = await releasedPurchase(server, ana.id));
    await opened();
    server.clock.advance(8 * DAY);
    const keepAll = untilDone(keepComplaintClocksJob(server.deps, 1));
    const late = async () => {
      await keepAll();
      const both = [await newestComplaint(unlucky.by, unlucky.of), await newestComplaint(ana, purchase)];
      return both.map(({ historico }) => historico.some(({ tipo }) => tipo === 'overdue'));
    };
    expect(await whileMailRefused(server.deps.database, unlucky.by.email, late)).toEqual([false, true]);
    expect(await late()).toEqual([true, true]);
  });

  it('has it reviewed without an answer only once the term has passed, and is told', async () => {
    await opened();
    expect((await buyerStep(ana, purchase, 'escalate')).statusCode).toBe(409);
    await wait(8);
    const late = await newestComplaint(ana, purchase);
    expect([late.atrasada, late.passos]).toEqual([true, ['add', 'escalate', 'withdraw']]);
    expect(late.historico.map(({ tipo }) => tipo)).toEqual(['open', 'overdue']);
    const [notice] = (await ana.get('/usrio/notif')).json<{ tituloNotificacao: string }[]>();
    expect(notice?.tituloNotificacao).toMatch(/^O prazo da sua reclamação/);
    expect((await buyerStep(ana, purchase, 'escalate')).statusCode).toBe(200);
  });

  it('withdraws; later nothing is written or attached, until it is opened again within its term', async () => {
    const code = await opened();
    expect((await buyerStep(ana, purchase, 'withdraw', { texto: '' })).statusCode).toBe(200);
    expect((await buyerStep(ana, purchase, 'add')).statusCode).toBe(409);
    const file = { nome: 'a.pdf', conteudo: Buffer.from('%PDF-1.7').toString('base64') };
    expect((await sales.post(`/admin/complaints/${code}/files`, file)).statusCode).toBe(409);
    await wait(16);
    expect((await buyerStep(ana, purchase, 'reopen')).statusCode).toBe(409);
  });

  it('does not open an old one beside a new one of the same category', async () => {
    await opened();
    await buyerStep(ana, purchase, 'withdraw', { texto: '' });
    const { codigo, versao } = await newestComplaint(ana, purchase);
    server.clock.advance(60_000);
    await opened();
    const again = { passo: 'reopen', texto: 'Quero reabrir.', versao };
    expect((await ana.post(`/usrio/reclamacoes/${codigo}/passos`, again)).statusCode).toBe(409);
  });
});
