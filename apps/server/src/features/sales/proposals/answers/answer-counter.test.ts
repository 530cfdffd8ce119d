import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { proposalScene, type ProposalScene } from '../../../../../test/scenes/proposal-scene.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { notifySellingSide } from '../../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { expireProposalsJob, refuseProposalsJob } from '../public.ts';

let server: TestServer;
let scene: ProposalScene;

beforeAll(async () => {
  server = await startTestServer({ ALERT_MAILS_PER_HOUR: '1000', SELLING_DIGEST_MINUTES: '0' });
  scene = await proposalScene(server);
});
afterAll(() => server.close());

const salesEmail = () => scene.sales.email;
const counted = (sql: string, offer: number) =>
  server.deps.database.row<{ n: number }>(
    { name: `test.${hash('md5', sql)}`, text: `select count(*)::int as n ${sql}` },
    [offer],
  );

describe('the buyer accepts a counter-proposal, rule 0.7', () => {
  it('buys at its value, and the offer ends', async () => {
    const { offer, code } = await scene.countered();
    const reply = await scene.buyer(`${code}/aceitar`, { vllance: 9_500 });
    expect(reply).toMatchObject({ status: 201, body: { data: { cdofrta: offer, statusOferta: 'V' } } });
    expect(await scene.history(code)).toEqual(['send buyer 9000', 'counter staff 9500', 'accept buyer 9500']);
    const auction = await readStoredAuction(server.deps.database, offer);
    expect([auction.chain, auction.lines]).toEqual(['intact', ['F 950000']]);
    expect(auction.replayed).toEqual(auction.stored);
    const list = (await scene.ana.get('/offer/myoffers')).json<{ data: object[] }>().data;
    expect(list[0]).toMatchObject({ codigo: offer, winner: 'W', lanceVencedor: 9_500, statusOferta: 'V' });
    expect((await scene.lastMail(scene.ana.email))?.subject).toMatch(/^Compra enviada para análise/);
    await notifySellingSide(server);
    expect((await scene.lastMail(salesEmail()))?.subject).toMatch(/^Contraproposta aceita pelo comprador/);
    expect((await server.app.inject(`/api/offer/${offer}/resultado`)).json()).toMatchObject({
      forma: 'proposta',
    });
  });

  it('happens once with a key, without one, and for two at once', async () => {
    const { offer, code } = await scene.countered();
    const accept = (key?: string) => scene.buyer(`${code}/aceitar`, { vllance: 9_500 }, scene.ana, key);
    const [first, second] = await Promise.all([accept('uma'), accept('uma')]);
    expect([first.status, second]).toEqual([201, first]);
    expect(await accept('uma')).toEqual(first);
    expect((await accept('outra')).status).toBe(406);
    expect(await counted('from purchase where offer_code = $1', offer)).toEqual({ n: 1 });
    expect((await scene.buyer(`${code}/aceitar`, { vllance: 9_000 }, scene.ana, 'uma')).status).toBe(422);
  });

  it('refuses another value than the one that stands, and what is not countered', async () => {
    const { code } = await scene.countered();
    expect(await scene.buyer(`${code}/aceitar`, { vllance: 9_000 })).toMatchObject({
      status: 409,
      body: { valor: 9_500 },
    });
    const pending = await scene.propose(await scene.offer());
    expect((await scene.buyer(`${pending}/aceitar`, { vllance: 9_000 })).status).toBe(409);
  });

  it('answers 206 to a user without a purchase left this month, S-04', async () => {
    const limited = await buildBuyer(server);
    const code = await scene.propose(await scene.offer(), 9_000, limited);
    await scene.staff(`${code}/counter`, { valor: 9_500, valorProposta: 9_000 });
    await server.deps.database.run(
      {
        name: 'test.take-away',
        text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_COMPRAR', -1000, $2)`,
      },
      [limited.id, new Date(server.clock.now() + 3_600_000)],
    );
    expect(await scene.buyer(`${code}/aceitar`, { vllance: 9_500 }, limited)).toMatchObject({
      status: 206,
      body: { tipo: 'PODE_COMPRAR' },
    });
    expect(await scene.statusOf(code)).toBe('countered');
  });

  it('is over with the term, though the job has not come yet', async () => {
    const { code } = await scene.countered({ endAt: server.clock.now() + 10 * 86_400_000 });
    server.clock.advance(48 * 3_600_000);
    expect(await scene.buyer(`${code}/aceitar`, { vllance: 9_500 })).toEqual({
      status: 409,
      body: { erros: ['O prazo para responder a esta proposta terminou.'] },
    });
  });
});

describe('the buyer answers with another value, rule 0.7', () => {
  it('waits for the sales team again, with a new term, and they are notified', async () => {
    const { offer, code } = await scene.countered();
    server.clock.advance(60_000);
    const reply = await scene.buyer(`${code}/contraproposta`, { vllance: 9_300, mensagem: 'Último valor.' });
    expect(reply).toEqual({
      status: 201,
      body: { data: { codigo: code, cdofrta: offer, situacao: 'pendente' } },
    });
    const own = (await scene.ana.get(`/lance/purpose/${code}`)).json<{ data: object }>().data;
    expect(own).toMatchObject({
      situacao: 'pendente',
      valor: 9_300,
      contraproposta: null,
      venceEm: new Date(server.clock.now() + 48 * 3_600_000).toISOString(),
      acoes: ['retirar'],
    });
    await notifySellingSide(server);
    const mail = await scene.lastMail(salesEmail());
    expect(mail?.subject).toMatch(/^O comprador respondeu/);
    expect(mail?.text).toContain('Mensagem: Último valor.');
    expect((await scene.sales.get('/usrio/notif')).body).toContain('O comprador respondeu');
    expect((await scene.staff(`${code}/accept`, { valor: 9_300 })).status).toBe(200);
  });

  it('is refused below the floor at the next quarter of an hour, without saying where it lies, rule 0.30', async () => {
    const { code } = await scene.countered({ proposalFloorCents: 850_000 });
    const reply = await scene.buyer(`${code}/contraproposta`, { vllance: 8_000 });
    expect(reply).toMatchObject({ status: 201, body: { data: { situacao: 'pendente' } } });
    server.clock.advance(15 * 60_000);
    await refuseProposalsJob(server.deps).run();
    expect(await scene.history(code)).toEqual([
      'send buyer 9000',
      'counter staff 9500',
      'counter buyer 8000',
      'reject system',
    ]);
    const mail = await scene.lastMail(scene.ana.email);
    expect(mail?.subject).toMatch(/^Proposta recusada – /);
    expect(mail?.text).not.toContain('8.500');
  });

  it('withdraws instead, API-73', async () => {
    const { code } = await scene.countered();
    const reply = await scene.ana.post('/lance/cancelPurpose', { cdlance: code, cdJustf: 1, obsJustf: null });
    expect(reply.statusCode).toBe(200);
    expect((await scene.history(code)).at(-1)).toBe('withdraw buyer');
    expect((await scene.buyer(`${code}/aceitar`, { vllance: 9_500 })).status).toBe(409);
  });
});

describe('a proposal of another user', () => {
  it('is unknown in every call, C-73', async () => {
    const { code } = await scene.countered();
    const bia = await buildBuyer(server);
    const unknown = { erros: ['Proposta não encontrada.'] };
    expect(await scene.buyer(`${code}/aceitar`, { vllance: 9_500 }, bia)).toEqual({
      status: 404,
      body: unknown,
    });
    expect(await scene.buyer(`${code}/contraproposta`, { vllance: 1 }, bia)).toEqual({
      status: 404,
      body: unknown,
    });
    expect((await bia.get(`/lance/purpose/${code}`)).json()).toEqual(unknown);
    expect((await bia.get('/lance/purpose/99999999')).statusCode).toBe(404);
    expect(await scene.statusOf(code)).toBe('countered');
  });
});

describe('values that are none', () => {
  it.each([[10.005], [0], [-1], ['NaN'], ['1.234,56'], ['9500'], [null], [1e309], [[9_500]], [{}]])(
    'refuses %j with 422 and records nothing',
    async (value) => {
      const { code, offer } = await scene.countered();
      for (const [path, body] of [
        ['aceitar', { vllance: value }],
        ['contraproposta', { vllance: value }],
      ] as const) {
        expect((await scene.buyer(`${code}/${path}`, body)).status).toBe(422);
      }
      const counter = await scene.staff(`${code}/counter`, { valor: value, valorProposta: 9_000 });
      expect([counter.status, (await scene.staff(`${code}/accept`, { valor: value })).status]).toEqual([
        422, 422,
      ]);
      expect(await scene.history(code)).toEqual(['send buyer 9000', 'counter staff 9500']);
      expect(await counted('from purchase where offer_code = $1', offer)).toEqual({ n: 0 });
    },
  );

  it('refuses a message of more than 1000 characters or with a zero byte', async () => {
    const { code } = await scene.countered();
    for (const mensagem of ['x'.repeat(1001), 'a\0b', 7]) {
      expect((await scene.buyer(`${code}/contraproposta`, { vllance: 9_100, mensagem })).status).toBe(422);
    }
  });
});

describe('the term of a proposal, rule 0.7', () => {
  it('ends it by the system, once, and the buyer is notified whose answer was missing', async () => {
    const endAt = server.clock.now() + 10 * 86_400_000;
    const pending = await scene.propose(await scene.offer({ endAt }));
    const { code: countered } = await scene.countered({ endAt });
    server.clock.advance(48 * 3_600_000 - 1);
    await expireProposalsJob(server.deps).run();
    expect([await scene.statusOf(pending), await scene.statusOf(countered)]).toEqual(['open', 'countered']);
    server.clock.advance(1);
    await Promise.all([expireProposalsJob(server.deps).run(), expireProposalsJob(server.deps).run()]);
    expect((await scene.history(pending)).slice(1)).toEqual(['expire system']);
    expect((await scene.history(countered)).slice(2)).toEqual(['expire system']);
    const notes = (await scene.ana.get('/usrio/notif')).json<{ tituloNotificacao: string }[]>();
    const titles = notes.map((note) => note.tituloNotificacao).slice(0, 2);
    expect(titles.toSorted()).toEqual([
      expect.stringMatching(/^Contraproposta vencida/),
      expect.stringMatching(/^Proposta vencida/),
    ]);
  });
});
