import { proposalStatus } from '@patio/contract/sales/proposals/proposal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { lapseProposalsJob, refuseProposalsJob } from './public.ts';

let server: TestServer;
let scene: ProposalScene;
let bidder: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  scene = await proposalScene(server);
  bidder = await buildBuyer(server);
});
afterAll(() => server.close());

const terms = (code: number, by: Buyer) => ({
  cdofrta: code,
  cdmoeda: 1,
  cdusrio: by.id,
  frete: 'N',
  endereco: null,
});
const send = (code: number, vllance: number, by: Buyer) =>
  by.post('/lance/purpose', { ...terms(code, by), vllance });
const lapse = () => lapseProposalsJob(server.deps).run();
const news = async (offer: number) =>
  (
    await server.deps.database.rows<{ event: string }>(
      { name: 'test.news', text: 'select event from selling_news where offer_code = $1 order by id' },
      [offer],
    )
  ).map(({ event }) => event);
const below = 'a oferta já tem um lance de R$\u00A010.000,00';

describe('a proposal that is not above the current bid, rule 0.30', () => {
  it('is accepted by nobody: not by the team, nor its answer by the buyer', async () => {
    const offer = await scene.offer();
    const code = await scene.propose(offer, 10_000);
    await bidder.bid(offer, 10_000);
    const accept = () => scene.sales.post(`/admin/proposals/${code}/accept`, { valor: 10_000 });
    const refused = await expectRefused(server, accept, 409);
    expect(refused.json()).toMatchObject({ valorLeilao: 10_000 });
    expect(refused.body).toContain(below);
    const { code: countered, offer: other } = await scene.countered();
    await bidder.bid(other, 10_000);
    const take = () => scene.ana.post(`/lance/purpose/${countered}/aceitar`, { vllance: 9_500 });
    expect((await expectRefused(server, take, 409)).body).toContain(below);
    const own = (await scene.ana.get(`/lance/purpose/${countered}`)).json<{ data: { acoes: string[] } }>();
    expect(own.data.acoes).toEqual(['contrapropor', 'retirar']);
  });

  it('is answered with nothing that could not be accepted either', async () => {
    const offer = await scene.offer();
    const code = await scene.propose(offer, 12_000);
    await bidder.bid(offer, 10_000);
    const counter = (valor: number) =>
      scene.sales.post(`/admin/proposals/${code}/counter`, { valor, valorProposta: 12_000 });
    expect((await expectRefused(server, () => counter(10_000), 409)).body).toContain(below);
    expect((await counter(11_000)).statusCode).toBe(200);
    const answer = (vllance: number) => scene.ana.post(`/lance/purpose/${code}/contraproposta`, { vllance });
    expect((await expectRefused(server, () => answer(9_999.99), 409)).body).toContain(below);
    expect((await answer(10_000.01)).statusCode).toBe(201);
    const accept = () => scene.sales.post(`/admin/proposals/${code}/accept`, { valor: 10_000.01 });
    expect((await accept()).statusCode).toBe(200);
  });

  it('lapses, once, and both sides are notified; what stands above the bid stays', async () => {
    await lapse();
    const offer = await scene.offer();
    const code = await scene.propose(offer, 10_000);
    const bia = await buildBuyer(server);
    await scene.propose(offer, 10_000.01, bia);
    await bidder.bid(offer, 10_000);
    server.clock.advance(1_000);
    const at = server.clock.now();
    await expectOnlyChanged(server, lapse, {
      proposal: { status: ['open', 'expired'], decided_at: [null, at], moved_at: [at - 1_000, at] },
      proposal_step: added({
        proposal_code: code,
        step: 'lapse',
        actor_kind: 'system',
        actor_id: null,
        value_cents: null,
        at,
      }),
      mail: mailTo(scene.ana.email),
      notification: noticeTo(scene.ana.id),
    });
    expect((await scene.lastMail(scene.ana.email))?.text).toContain('recebeu um lance de R$\u00A010.000,00');
    expect(await news(offer)).toEqual(['proposal-received', 'proposal-received', 'proposal-lapsed']);
    await expectOnlyChanged(server, lapse, {});
  });

  it('lapses through the answer of the team too, when a bid comes to that', async () => {
    const { code, offer } = await scene.countered();
    await bidder.bid(offer, 10_000);
    await Promise.all([lapse(), lapse()]);
    expect(await scene.history(code)).toEqual(['send buyer 9000', 'counter staff 9500', 'lapse system']);
  });

  it('that lay below the floor lapses and is withdrawn without a notification to sellers', async () => {
    const offer = await scene.offer({ proposalFloorCents: 1_500_000 });
    await scene.propose(offer, 10_000);
    const bia = await buildBuyer(server);
    const code = await scene.propose(offer, 10_500, bia);
    await bidder.bid(offer, 10_000);
    await lapse();
    const body = { cdlance: code, cdJustf: 1, obsJustf: null };
    expect((await bia.post('/lance/cancelPurpose', body)).statusCode).toBe(200);
    expect(await news(offer)).toEqual([]);
  });
});

describe('a floor that is probed, rule 0.30', () => {
  it('takes three proposals of a buyer for an offer, and twenty open ones', async () => {
    const prober = await buildBuyer(server);
    const offer = await scene.offer({ proposalFloorCents: 900_000 });
    for (const value of [1_000, 5_000, 8_000]) {
      const reply = await send(offer, value, prober);
      expect([reply.statusCode, reply.json()]).toMatchObject([201, { data: { situacao: 'pendente' } }]);
    }
    const fourth = await expectRefused(server, () => send(offer, 9_000, prober), 409);
    expect(fourth.body).toContain('Você já fez as 3 propostas');
    for (let count = 1; count < 19; count += 1) await send(await scene.offer(), 9_000, prober);
    const last = await scene.offer();
    expect((await send(last, 9_000, prober)).statusCode).toBe(201);
    const more = await scene.offer();
    expect((await expectRefused(server, () => send(more, 9_000, prober), 409)).body).toContain(
      'Você já tem 20 propostas em aberto',
    );
  });

  it('answers what lies below and above it alike, until the next quarter of an hour', async () => {
    const prober = await buildBuyer(server);
    const shown = async (reais: number) => {
      const offer = await scene.offer({ proposalFloorCents: 900_000 });
      const reply = await send(offer, reais, prober);
      const own = (await prober.get(`/offer/${offer}/proposta`)).body;
      const notices = (await prober.get('/usrio/notif')).json<{ data?: unknown[] }>();
      const text = `${reply.body} ${own} ${JSON.stringify(notices)}`;
      return text.replaceAll(/\d/g, '#').replaceAll(/"codigo\w*":#+/g, '');
    };
    const low = (await shown(8_999)).length;
    const high = (await shown(9_001)).length;
    expect(Math.sign(low - high)).not.toBe(1);
  });

  it('shows what lies below it to nobody who decides, until its buyer asks for a person', async () => {
    const endAt = server.clock.now() + 10 * 86_400_000;
    const offer = await scene.offer({ proposalFloorCents: 900_000, endAt });
    const code = await scene.propose(offer, 8_000, await buildBuyer(server));
    const listed = async () =>
      (
        await scene.sales.get(`/admin/proposals?oferta=${offer}&situacao=${proposalStatus.options.join(',')}`)
      ).json<{ total: number }>();
    expect(await listed()).toMatchObject({ data: [], total: 0 });
    expect((await scene.sales.get(`/admin/proposals/${code}`)).statusCode).toBe(404);
    const actions: readonly (readonly [string, object])[] = [
      ['accept', { valor: 8_000 }],
      ['counter', { valor: 8_500, valorProposta: 8_000 }],
      ['reject', { motivo: 'Abaixo do esperado.' }],
    ];
    for (const [action, body] of actions) {
      await expectRefused(server, () => scene.sales.post(`/admin/proposals/${code}/${action}`, body), 404);
    }
    server.clock.advance(15 * 60_000);
    await refuseProposalsJob(server.deps).run();
    expect(await listed()).toMatchObject({ total: 1 });
  });

  it('is refused as a person would, and a person may look at it again, once', async () => {
    const offer = await scene.offer({
      proposalFloorCents: 900_000,
      endAt: server.clock.now() + 10 * 86_400_000,
    });
    const bia = await buildBuyer(server);
    const code = (await send(offer, 8_000, bia)).json<{ data: { codigo: number } }>().data.codigo;
    const review = () => bia.post(`/lance/purpose/${code}/revisao`, {});
    await expectRefused(server, review, 409);
    server.clock.advance(15 * 60_000);
    await refuseProposalsJob(server.deps).run();
    expect(await scene.statusOf(code)).toBe('rejected');
    await expectRefused(server, () => scene.ana.post(`/lance/purpose/${code}/revisao`, {}), 404);
    expect(await news(offer)).toEqual([]);
    const reply = await review();
    expect(reply.json()).toMatchObject({ data: { situacao: 'pendente', valor: 8_000, acoes: ['retirar'] } });
    expect(await news(offer)).toEqual(['proposal-review']);
    await expectRefused(server, review, 200);
    server.clock.advance(60 * 60_000);
    await refuseProposalsJob(server.deps).run();
    expect(await scene.statusOf(code)).toBe('open');
    await scene.staff(`${code}/reject`, { motivo: 'Abaixo do esperado.' });
    expect((await expectRefused(server, review, 409)).body).toContain('já foi pedida');
    expect(await scene.history(code)).toEqual([
      'send buyer 8000',
      'reject system',
      'review buyer',
      'reject staff',
    ]);
  });
});
