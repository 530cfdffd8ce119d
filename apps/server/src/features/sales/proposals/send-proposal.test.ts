import { floorAnswerAt } from '@patio/domain/sales/proposals/floor-answer.ts';
import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';
import { expireProposalsJob, refuseProposalsJob } from './public.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer({ ALERT_MAILS_PER_HOUR: '1000', SELLING_DIGEST_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
  ana = await buildBuyer(server);
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const offer = (given = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true, ...given });
const propose = (buyer: Buyer, code: number, more: object = {}) =>
  buyer.post('/lance/purpose', {
    cdusrio: buyer.id,
    cdofrta: code,
    cdmoeda: 1,
    vllance: 9_000,
    frete: 'N',
    endereco: null,
    ...more,
  });
const statuses = async (code: number) => {
  const rows = await server.deps.database.rows<{ status: string }>(
    { name: 'test.proposals', text: 'select status from proposal where offer_code = $1 order by code' },
    [code],
  );
  return rows.map((row) => row.status);
};

describe('sending a proposal, API-72', () => {
  it('records an open proposal of any value and shows it in the negotiations, PROP-05', async () => {
    const code = await offer();
    const reply = await propose(ana, code);
    expect(reply.statusCode).toBe(201);
    const rows = (await ana.get('/offer/myoffers')).json<{ data: object[] }>().data;
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.subject).toBe('Proposta enviada para análise – Fiat Uno 1.0');
    expect(rows[0]).toMatchObject({
      codigo: code,
      tipoUltimoLance: 'O',
      valorUltimoLance: 9_000,
      winner: '',
    });
  });

  it('lets a new proposal replace the open one, rule 0.22', async () => {
    const code = await offer();
    await propose(ana, code);
    await propose(ana, code, { vllance: 9_500 });
    expect(await statuses(code)).toEqual(['replaced', 'open']);
  });

  it('a new one in the place of the open one needs no further place, rule 0.22', async () => {
    const code = await offer();
    const full = await buildBuyer(server);
    await server.deps.database.run(
      {
        name: 'test.one-place',
        text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_DAR_LANCE', -999, $2)`,
      },
      [full.id, new Date(server.clock.now() + 1000)],
    );
    expect((await propose(full, code)).statusCode).toBe(201);
    expect((await propose(full, await offer())).statusCode).toBe(206);
    expect((await propose(full, code, { vllance: 9_500 })).statusCode).toBe(201);
    expect(await statuses(code)).toEqual(['replaced', 'open']);
  });

  it('takes the same proposal within ten seconds for one, S-16', async () => {
    const code = await offer();
    const first = await propose(ana, code);
    expect((await propose(ana, code)).json()).toEqual(first.json());
    expect(await statuses(code)).toEqual(['open']);
  });

  it.each(['once', undefined])(
    'withdrawn before, is a new one at the same values under the key %s, rule 0.36',
    async (key) => {
      const code = await offer();
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const terms = {
        cdusrio: ana.id,
        cdofrta: code,
        cdmoeda: 1,
        vllance: 9_000,
        frete: 'N',
        endereco: null,
      };
      const send = () => ana.post('/lance/purpose', terms, headers);
      const first = await send();
      const { codigo } = first.json<{ data: { codigo: number } }>().data;
      expect((await ana.post('/lance/cancelPurpose', { cdlance: codigo, cdJustf: 1 })).statusCode).toBe(200);
      const again = await send();
      expect(again.statusCode).toBe(201);
      expect(again.json()).not.toEqual(first.json());
      expect((await send()).json()).toEqual(again.json());
      expect(await statuses(code)).toEqual(['withdrawn', 'open']);
    },
  );

  it('refused by the sales team since, gets its first reply: it was not withdrawn, rule 0.36', async () => {
    const sales = await buildStaff(server);
    const code = await offer();
    const first = await propose(ana, code);
    const { codigo } = first.json<{ data: { codigo: number } }>().data;
    await sales.post(`/admin/proposals/${codigo}/reject`, { motivo: 'Abaixo da tabela.' });
    expect((await propose(ana, code)).json()).toEqual(first.json());
    expect(await statuses(code)).toEqual(['rejected']);
  });

  it('refuses a proposal after a bid with the documented text, FLOW-25', async () => {
    const code = await offer();
    await bia.bid(code, 10_000);
    const reply = await propose(ana, code);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({ erros: ['A oferta já recebeu um lance, não é possível fazer proposta!'] });
  });

  it('refuses an offer that takes none, and a foreign user, C-73', async () => {
    expect((await propose(ana, await offer({ acceptsProposals: false }))).statusCode).toBe(409);
    expect((await propose(ana, await offer(), { cdusrio: bia.id })).statusCode).toBe(422);
  });

  it('refuses what lies below the floor at the next quarter of an hour, as a person would, rules 0.7, 0.30', async () => {
    const code = await offer({ proposalFloorCents: 987_654 });
    const reply = await propose(ana, code);
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { data: { situacao: 'pendente' } }]);
    const answerAt = floorAnswerAt(server.clock.now());
    server.clock.advance(answerAt - server.clock.now() - 1);
    await refuseProposalsJob(server.deps).run();
    expect(await statuses(code)).toEqual(['open']);
    server.clock.advance(1);
    await refuseProposalsJob(server.deps).run();
    expect(await statuses(code)).toEqual(['rejected']);
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.subject).toBe('Proposta recusada – Fiat Uno 1.0');
    const own = (await ana.get(`/offer/${code}/proposta`)).body;
    const notified = `${mail?.text} ${(await ana.get('/usrio/notif')).body} ${reply.body} ${own}`;
    expect(notified).not.toMatch(/9\.?876|abaixo|automaticamente/);
    expect(JSON.parse(own)).toMatchObject({
      data: { situacao: 'recusada', acoes: ['revisar'], passos: [{}, { passo: 'recusa', ator: 'equipe' }] },
    });
  });

  it('notifies those who decide, with the message and the term, S-40', async () => {
    const sales = await buildBuyer(server, { staffRole: 'sales' });
    await propose(ana, await offer(), { mensagem: ' Pago à vista. ' });
    await notifySellingSide(server);
    const [mail] = await mailsTo(server.deps.database, sales.email);
    expect(mail?.subject).toBe('Nova proposta para responder – Fiat Uno 1.0');
    for (const part of ['R$\u00A09.000,00', 'Mensagem: Pago à vista.', 'responda até'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(ana.email);
    expect((await sales.get('/usrio/notif')).body).toContain('Nova proposta para responder');
  });

  it('is rejected when the offer ends or is bought, and its buyer is notified why, S-06, S-08', async () => {
    const notified = async () => (await mailsTo(server.deps.database, ana.email))[0]?.text;
    const ending = await offer({ endAt: server.clock.now() + 1000 });
    await propose(ana, ending);
    server.clock.advance(1000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect([await statuses(ending), await notified()]).toEqual([
      ['rejected'],
      expect.stringContaining('A oferta foi encerrada.'),
    ]);
    const bought = await offer({ buyNowCents: 4_590_000 });
    await propose(ana, bought);
    const terms = { cdofrta: bought, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null };
    expect((await bia.post('/compreja', terms)).statusCode).toBe(201);
    expect([await statuses(bought), await notified()]).toEqual([
      ['rejected'],
      expect.stringContaining('A oferta foi vendida a outra pessoa.'),
    ]);
  });

  it('lets an open proposal lapse after 48 hours', async () => {
    const code = await offer({ endAt: server.clock.now() + 5 * 86_400_000 });
    await propose(ana, code);
    server.clock.advance(48 * 3_600_000);
    await expireProposalsJob(server.deps).run();
    expect(await statuses(code)).toEqual(['expired']);
  });

  it('answers 206 to a user without places left, PROP-02', async () => {
    const limited = await buildBuyer(server);
    await server.deps.database.run(
      {
        name: 'test.take-away',
        text: `insert into limit_release (account_id, kind, extra, until) values ($1, 'PODE_DAR_LANCE', -1000, $2)`,
      },
      [limited.id, new Date(server.clock.now() + 1000)],
    );
    const reply = await propose(limited, await offer());
    expect(reply.statusCode).toBe(206);
    expect(reply.json()).toMatchObject({ tipo: 'PODE_DAR_LANCE' });
  });
});
