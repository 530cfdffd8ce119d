import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import {
  buyAtOnce,
  faultsOf,
  negotiationOf,
  reopen,
  subjectsTo,
  undoneBeforeEnd,
  undoPurchase,
  type People,
} from '../../../../test/scenes/purchases/undone-before-end.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';
import { reopenOffer } from './public.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;
/** Ana leads with a maximum over Bia's bid; Caio buys at once. */
let people: People;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
});
beforeEach(async () => {
  server.clock.advance(60_000);
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
  people = { sales, leader: ana, beaten: bia, buyer: caio };
});
afterAll(() => server.close());

describe('an offer whose sale came to nothing before its end, rule 0.28', () => {
  it('is opened again by the sales team: price and leader as they stood, a day from now', async () => {
    const code = await undoneBeforeEnd(server, people);
    expect((await readStoredAuction(server.deps.database, code)).stored.status).toBe('E');
    const now = server.clock.now();
    const reply = await reopen(code, sales);
    expect(reply.statusCode).toBe(200);
    const { stored, replayed, lines } = await readStoredAuction(server.deps.database, code);
    expect(reply.json()).toMatchObject({
      data: {
        codigoOferta: code,
        statusOferta: 'A',
        fim: new Date(stored.end).toISOString(),
        valorLeilao: 12_100,
        lider: expect.stringMatching(/^P-/u),
      },
    });
    expect(stored).toMatchObject({ status: 'A', price: 1_210_000, leader: { bidderId: ana.id } });
    expect(stored.end - now).toBeGreaterThanOrEqual(DAY);
    expect(stored.end - now).toBeLessThan(DAY + 1000);
    expect(replayed).toEqual(stored);
    expect(lines.slice(-2)).toEqual(['F 0', `R ${stored.end}`]);
    expect(await faultsOf(server, code)).toEqual([]);
  });

  it('notifies everybody who was notified of the loss, bidders and who had proposed, by mail and on the site', async () => {
    const dora = await buildBuyer(server);
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 3_000_000,
      acceptsProposals: true,
    });
    const proposal = { cdusrio: dora.id, cdofrta: code, cdmoeda: 1, vllance: 9_000, frete: 'N' };
    expect((await dora.post('/lance/purpose', { ...proposal, endereco: null })).statusCode).toBe(201);
    await ana.bid(code, 15_000, { automatic: true });
    await bia.bid(code, 12_000);
    await buyAtOnce(caio, code);
    await undoPurchase(server, sales, code);
    await reopen(code, sales);
    const [leading] = await mailsTo(server.deps.database, ana.email);
    expect(leading?.subject).toContain('Oferta reaberta');
    expect(leading?.text).toContain('Seu lance voltou a valer e é o maior.');
    const [beaten] = await mailsTo(server.deps.database, bia.email);
    expect(beaten?.text).toContain('Seu lance voltou a valer, mas há um maior.');
    expect(beaten?.text).toContain('retire seus lances até');
    const [proposer] = await mailsTo(server.deps.database, dora.email);
    expect(proposer?.subject).toContain('Oferta reaberta');
    expect(proposer?.text).not.toContain('retire seus lances');
    expect((await subjectsTo(server, caio))[0]).not.toBe('Oferta reaberta');
    const notices = await server.deps.database.rows<{ account_id: number }>(
      {
        name: 'test.reopened-notices',
        text: `select account_id from notification where path = $1 and title like 'Oferta reaberta%' order by 1`,
      },
      [`/oferta/${code}`],
    );
    expect(notices.map((notice) => notice.account_id)).toEqual([ana.id, bia.id, dora.id]);
  });

  it('shows its bidders as bidding again, and ends again, with the result announced once more', async () => {
    const code = await undoneBeforeEnd(server, people);
    expect(await negotiationOf(bia, code)).toMatchObject({ winner: 'N', statusOferta: 'E' });
    await reopen(code, sales);
    expect(await negotiationOf(ana, code)).toMatchObject({
      winner: '',
      statusOferta: 'A',
      valorLeilao: 12_100,
    });
    const raised = await bia.bid(code, 20_000);
    expect(raised.statusCode).toBe(201);
    server.clock.advance(DAY + LONGEST_BID_WAIT_MS + 1000);
    await closeDueAuctions(server.deps);
    const { stored } = await readStoredAuction(server.deps.database, code);
    expect(stored).toMatchObject({ status: 'V', price: 2_000_000, leader: { bidderId: bia.id } });
    expect((await subjectsTo(server, bia))[0]).toMatch(/Você venceu|arrematou|venceu/iu);
    expect((await subjectsTo(server, ana)).filter((subject) => subject === 'Oferta encerrada')).toHaveLength(
      2,
    );
    expect(await faultsOf(server, code)).toEqual([]);
  });

  it('is lost again when another user buys it, and its bidders are notified once more', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    expect(await buyAtOnce(await buildBuyer(server), code)).toBe(201);
    const lost = (await subjectsTo(server, ana)).filter((subject) => subject === 'Oferta encerrada');
    expect(lost).toHaveLength(2);
    expect(await faultsOf(server, code)).toEqual([]);
  });

  it('leaves an audit row with the reason', async () => {
    const code = await undoneBeforeEnd(server, people);
    await reopen(code, sales);
    const audit = await server.deps.database.row<{ actor_id: number; details: object }>(
      {
        name: 'test.audit',
        text: `select actor_id, details from audit where action = 'reopen-offer' and subject = $1`,
      },
      [`offer ${code}`],
    );
    expect(audit).toMatchObject({
      actor_id: sales.id,
      details: { reason: 'A compra não se concretizou.', price: 1_210_000, leader: ana.id },
    });
  });

  it('lets who cancelled the purchase and had bid take part again', async () => {
    const { database } = server.deps;
    const code = await buildAuctionedOffer(database, server.clock.now(), { buyNowCents: 3_000_000 });
    await caio.bid(code, 12_000);
    await buyAtOnce(caio, code);
    await undoPurchase(server, sales, code);
    await reopen(code, sales);
    expect(await negotiationOf(caio, code)).toMatchObject({
      winner: '',
      statusOferta: 'A',
      tipoUltimoLance: 'L',
    });
  });
});

describe('bidders whose accounts may not buy by then', () => {
  it.each(['blocked_at = now()', 'listed_at = now()', `staff_role = 'content'`])(
    'do not lead again: the next one does, and they read why (%s)',
    async (mark) => {
      const [leader, beaten] = [await buildBuyer(server), await buildBuyer(server)];
      const code = await undoneBeforeEnd(server, { ...people, leader, beaten });
      await server.deps.database.run(
        { name: `test.${mark.slice(0, 6)}`, text: `update account set ${mark} where id = $1` },
        [leader.id],
      );
      const outcome = await server.deps.database.transact((transaction) =>
        reopenOffer(server.deps, transaction, {
          offerCode: code,
          reason: 'purchase-cancelled',
          now: server.clock.now(),
        }),
      );
      expect(outcome).toMatchObject({ result: 'reopened', price: 1_200_000, leaderId: beaten.id });
      const ledger = await server.app.inject({ url: `/api/offer/${code}/ledger` });
      expect(ledger.body).toContain('"motivo":"conta-impedida"');
      const { chain, replayed, stored } = await readStoredAuction(server.deps.database, code);
      expect([chain, replayed]).toEqual(['intact', stored]);
    },
  );
});

describe('bidders who may have no more open, rule 0.28', () => {
  const reopenWith = (code: number, allows: (accountId: number) => boolean) =>
    server.deps.database.transact((transaction) =>
      reopenOffer(
        server.deps,
        transaction,
        { offerCode: code, reason: 'purchase-cancelled', now: server.clock.now() },
        (_transaction, { accountId }) => Promise.resolve(allows(accountId) ? null : 'exposure'),
      ),
    );
  it('do not lead again: their bids are annulled, the next one leads, and they learn why', async () => {
    const code = await undoneBeforeEnd(server, people);
    const outcome = await reopenWith(code, (accountId) => accountId !== ana.id);
    expect(outcome).toMatchObject({ result: 'reopened', price: 1_200_000, leaderId: bia.id });
    const reasons = await server.deps.database.rows<{ reason: string; actor_id: number }>(
      { name: 'test.limits', text: 'select reason, actor_id from annulment where offer_code = $1' },
      [code],
    );
    expect(reasons).toEqual([
      { reason: 'exposure', actor_id: ana.id },
      { reason: 'exposure', actor_id: ana.id },
    ]);
    expect((await mailsTo(server.deps.database, ana.email))[0]?.text).toContain('passaria do limite');
    expect((await mailsTo(server.deps.database, bia.email))[0]?.text).toContain('é o maior');
    expect(await faultsOf(server, code)).toEqual([]);
  });
  it('do not come back where their account was erased meanwhile', async () => {
    const code = await undoneBeforeEnd(server, people);
    await server.deps.database.run(
      { name: 'test.erased', text: 'update account set erased_at = now() where id = $1' },
      [ana.id],
    );
    expect(await reopenWith(code, () => true)).toMatchObject({ price: 1_200_000, leaderId: bia.id });
    const reasons = await server.deps.database.rows<{ reason: string }>(
      { name: 'test.gone', text: 'select distinct reason from annulment where offer_code = $1' },
      [code],
    );
    expect(reasons).toEqual([{ reason: 'withdrawn' }]);
    expect(await faultsOf(server, code)).toEqual([]);
  });
  it('leave an offer without bids when nobody may', async () => {
    const code = await undoneBeforeEnd(server, people);
    expect(await reopenWith(code, () => false)).toMatchObject({ price: 1_000_000, leaderId: null });
    const { stored, replayed } = await readStoredAuction(server.deps.database, code);
    expect(stored).toMatchObject({ status: 'A', hasBid: false });
    expect(replayed).toEqual(stored);
    expect(await faultsOf(server, code)).toEqual([]);
  });
});

describe('what is not opened again', () => {
  it('an offer whose end has passed: a second chance comes instead, and nothing happens', async () => {
    const code = await undoneBeforeEnd(server, people);
    server.clock.advance(HOUR);
    const before = await readStoredAuction(server.deps.database, code);
    const reply = await reopen(code, sales);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { erros: [expect.stringContaining('segunda chance')] },
    ]);
    expect(await readStoredAuction(server.deps.database, code)).toEqual(before);
    expect((await sales.post(`/admin/offers/${code}/second-chance`, {})).statusCode).toBe(201);
  });
  it('one that is open, one whose sale stands, and one that is not there', async () => {
    const open = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      buyNowCents: 3_000_000,
    });
    expect((await reopen(open, sales)).json()).toMatchObject({ erros: ['Esta oferta já está aberta.'] });
    await buyAtOnce(caio, open);
    expect((await reopen(open, sales)).json()).toMatchObject({
      erros: [expect.stringContaining('está de pé')],
    });
    expect((await reopen(99_999_999, sales)).statusCode).toBe(404);
  });
  it('anything by who is not of the sales team', async () => {
    const code = await undoneBeforeEnd(server, people);
    expect((await reopen(code, ana)).statusCode).toBe(403);
    expect((await reopen(code, await buildStaff(server, { staffRole: 'content' }))).statusCode).toBe(403);
    expect((await readStoredAuction(server.deps.database, code)).stored.status).toBe('E');
  });
});
