import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { endTakenWorkJob } from './public.ts';

let server: TestServer;
let buyer: Buyer;
let ana: StaffMember;
let rui: StaffMember;
let offer: number;

beforeAll(async () => {
  server = await startTestServer();
  buyer = await buildBuyer(server);
  offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildStaff(server, { name: 'Ana', surname: 'Prado' });
  rui = await buildStaff(server, { name: 'Rui', surname: 'Lima' });
});

const run = (text: string, parameters: readonly (number | null)[]) =>
  server.deps.database.rows<Record<string, unknown>>({ name: '', text }, parameters);

async function question(of = offer): Promise<number> {
  const [row] = await run(
    `insert into question (offer_code, account_id, text, created_at) values ($1, $2, 'Tem chave?', now()) returning code`,
    [of, buyer.id],
  );
  return Number(row?.['code']);
}

type By = Pick<StaffMember, 'get' | 'post'>;
interface Outcome {
  readonly feitas: number[];
  readonly recusadas: {
    codigo: number;
    motivo: string;
    com: { codigo: number | null; nome: string | null } | null;
  }[];
  readonly desfazer: string | null;
}
const take = async (by: By, codigos: readonly number[], more: object = {}) =>
  (await by.post('/admin/work/take', { tipo: 'question', codigos, ...more })).json<Outcome>();
const giveBack = async (by: By, codigos: readonly number[]) =>
  (await by.post('/admin/work/return', { tipo: 'question', codigos })).json<Outcome>();
const undo = (by: By, desfazer: string | null) => by.post('/admin/undo', { desfazer });
const held = async (by: By, codes: readonly number[]) =>
  (await by.get('/admin/work?tipo=question'))
    .json<{ data: { codigo: number; com: { nome: string | null } }[] }>()
    .data.filter(({ codigo }) => codes.includes(codigo))
    .toSorted((one, other) => one.codigo - other.codigo)
    .map(({ codigo, com }) => [codigo, com.nome]);
const audits = (code: number) =>
  run(
    `select action, actor_id, command, before, after from audit where subject_kind = 'question' and subject_code = $1 order by code`,
    [code],
  );
const notices = async (by: By, idiom = 'PTBR') =>
  (await by.get(`/admin/notices?idiom=${idiom}`)).json<{
    data: { titulo: string; caminho: string | null }[];
  }>().data;

describe('taking work', () => {
  it('is seen by colleagues, filters the list, is audited, and is given back', async () => {
    const [one, two] = [await question(), await question()];
    const taken = await take(ana, [one, two, 999_999]);
    expect(taken).toMatchObject({
      feitas: [one, two],
      recusadas: [{ codigo: 999_999, motivo: 'Isto não espera mais por ninguém.', com: null }],
    });
    expect(await held(rui, [one, two])).toEqual([
      [one, 'Ana Prado'],
      [two, 'Ana Prado'],
    ]);
    const listed = async (who: number) =>
      (await rui.get(`/admin/questions?comQuem=${who}&limit=100`))
        .json<{ data: { codigo: number }[] }>()
        .data.map(({ codigo }) => codigo)
        .filter((codigo) => [one, two].includes(codigo));
    expect(await listed(ana.id)).toEqual([one, two]);
    expect(await listed(0)).toEqual([]);
    expect(await giveBack(rui, [one])).toMatchObject({
      feitas: [],
      recusadas: [{ codigo: one, motivo: 'Isto não está com você.', com: { nome: 'Ana Prado' } }],
    });
    expect((await giveBack(ana, [one])).feitas).toEqual([one]);
    expect(await held(rui, [one, two])).toEqual([[two, 'Ana Prado']]);
    expect(await audits(one)).toEqual([
      {
        action: 'take-work',
        actor_id: ana.id,
        command: null,
        before: { assignee: null },
        after: { assignee: ana.id },
      },
      {
        action: 'return-work',
        actor_id: ana.id,
        command: null,
        before: { assignee: ana.id },
        after: { assignee: null },
      },
    ]);
  });

  it('of two at once gives it to exactly one, and tells the other who has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const codes = [await question(), await question(), await question()];
      const [first, second] = await Promise.all([
        take(ana, codes),
        take(rui.through(await server.another()), codes.toReversed()),
      ]);
      for (const code of codes) {
        const winners = [first, second].filter(({ feitas }) => feitas.includes(code));
        expect(winners).toHaveLength(1);
        const loser = winners[0] === first ? second : first;
        expect(loser.recusadas.find(({ codigo }) => codigo === code)).toMatchObject({
          motivo: 'Uma pessoa da equipe já assumiu.',
          com: { nome: winners[0] === first ? 'Ana Prado' : 'Rui Lima' },
        });
      }
    }
  });

  it('never keeps a colleague from acting, and ends when the work is done', async () => {
    const code = await question();
    await take(ana, [code]);
    expect((await rui.post(`/admin/questions/${code}/answer`, { resposta: 'Tem.' })).statusCode).toBe(200);
    await endTakenWorkJob(server.deps).run();
    expect(await run(`select * from taken_work where kind = 'question' and code = $1`, [code])).toEqual([]);
    expect((await take(ana, [code])).recusadas[0]?.motivo).toBe('Isto não espera mais por ninguém.');
  });

  it('from a colleague needs their name, notifies them with a link in their language, and is undone', async () => {
    const code = await question();
    await take(ana, [code]);
    expect((await take(rui, [code], { de: buyer.id })).feitas).toEqual([]);
    const over = await take(rui, [code], { de: ana.id });
    expect(over.feitas).toEqual([code]);
    expect((await notices(ana))[0]).toMatchObject({
      titulo: `Pergunta ${code}: agora com Rui Lima`,
      caminho: `/perguntas?situacao=&id=${code}`,
    });
    expect((await notices(ana, 'EN'))[0]?.titulo).toBe(`Question ${code}: now with Rui Lima`);
    expect((await undo(ana, over.desfazer)).statusCode).toBe(409);
    expect((await undo(rui, over.desfazer)).json()).toEqual({ desfeitas: 1, mantidas: 0 });
    expect(await held(ana, [code])).toEqual([[code, 'Ana Prado']]);
    expect((await undo(rui, over.desfazer)).statusCode).toBe(409);
  });

  it('is undone only where nothing has happened since, and within ten minutes', async () => {
    const [one, two] = [await question(), await question()];
    const taken = await take(ana, [one, two]);
    await take(rui, [one], { de: ana.id });
    expect((await undo(ana, taken.desfazer)).json()).toEqual({ desfeitas: 1, mantidas: 1 });
    expect(await held(ana, [one, two])).toEqual([[one, 'Rui Lima']]);
    const back = await giveBack(rui, [one]);
    server.clock.advance(601_000);
    expect((await undo(rui, back.desfazer)).statusCode).toBe(409);
  });
});

describe('taken work becomes free', () => {
  it('after the time without action, which any action on it prolongs, and its user is notified', async () => {
    const [idle, busy] = [await question(), await question()];
    await take(ana, [idle, busy]);
    server.clock.advance(20 * 3_600_000);
    await ana.post(`/admin/questions/${busy}/hide`, { motivo: 'Traz um telefone.' });
    await ana.post(`/admin/questions/${busy}/show`, {});
    server.clock.advance(5 * 3_600_000);
    await endTakenWorkJob(server.deps).run();
    expect(await held(rui, [idle, busy])).toEqual([[busy, 'Ana Prado']]);
    expect((await notices(ana))[0]?.titulo).toBe(`Pergunta ${idle}: livre de novo`);
    expect((await audits(idle)).at(-1)).toMatchObject({
      action: 'end-taken-work',
      actor_id: null,
      command: 'worker',
    });
  });

  it('when its user leaves the team, and the others see it', async () => {
    const administrator = await buildStaff(server, { staffRole: 'administrator' });
    const content = await buildStaff(server, { staffRole: 'content' });
    const code = await question();
    const bought = await buildPurchasedOffer(server, buyer.id);
    const [purchase] = await run(
      `update purchase set assignee_id = $2 where offer_code = $1 returning code`,
      [bought, ana.id],
    );
    await take(ana, [code]);
    const ended = await administrator.post(`/admin/staff/${ana.id}/end`, { papelAtual: 'sales' });
    expect(ended.statusCode).toBeLessThan(300);
    await endTakenWorkJob(server.deps).run();
    expect(await held(rui, [code])).toEqual([]);
    expect(await run(`select assignee_id, version from purchase where offer_code = $1`, [bought])).toEqual([
      { assignee_id: null, version: 1 },
    ]);
    expect((await notices(rui))[0]?.titulo).toBe(
      `Pergunta ${code}, Compra ${String(purchase?.['code'])}: livre`,
    );
    expect(await notices(content)).toEqual([]);
  });
});

describe('users of a store', () => {
  it('take and see what waits in their own store alone, and no name of the house', async () => {
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-mesa' });
    const seller = await buildBuyer(server, { partnerId, name: 'Lia', surname: 'Loja' });
    const own = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
    await run(`update offer set partner_id = $2 where code = $1`, [own, partnerId]);
    const [ours, theirs] = [await question(own), await question()];
    expect(await take(seller, [ours, theirs])).toMatchObject({
      feitas: [ours],
      recusadas: [{ codigo: theirs, com: null }],
    });
    expect(await held(ana, [ours])).toEqual([[ours, 'Lia Loja']]);
    await take(ana, [ours], { de: seller.id });
    await take(ana, [theirs]);
    expect(await held(seller, [ours, theirs])).toEqual([[ours, null]]);
    const desk = (await seller.get('/admin/desk')).json<{ data: { tipo: string; total: number }[] }>().data;
    expect(desk.map(({ tipo, total }) => [tipo, total])).toEqual([
      ['question', 1],
      ['proposal', 0],
      ['conditional-sale', 0],
      ['conversation', 0],
      ['complaint', 0],
      ['purchase', 0],
    ]);
    for (const tipo of ['refund', 'suspicion', 'verification']) {
      expect((await seller.post('/admin/work/take', { tipo, codigos: [1] })).statusCode).toBe(403);
      expect((await seller.get(`/admin/work?tipo=${tipo}`)).statusCode).toBe(403);
    }
  });
});

it.each([
  [{ tipo: 'purchase', codigos: [1] }],
  [{ tipo: 'question', codigos: [] }],
  [{ tipo: 'question', codigos: [0] }],
])('refuses %j', async (body) => {
  expect((await ana.post('/admin/work/take', body)).statusCode).toBe(422);
});

it('support sees what it may do, and takes nothing that it may not do', async () => {
  const support = await buildStaff(server, { staffRole: 'support' });
  expect((await support.get('/admin/work?tipo=cancellation')).statusCode).toBe(200);
  expect((await support.post('/admin/work/take', { tipo: 'cancellation', codigos: [1] })).statusCode).toBe(
    403,
  );
});
