import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from './close-due-auctions.ts';
import { expireConditionalSalesJob } from './public.ts';

let server: TestServer;
let ana: Buyer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  ana = await buildBuyer(server);
  sales = await buildStaff(server);
});
afterAll(() => server.close());

/** An offer that ended with a best bid of R$ 12.000,00 below its reserve. */
async function conditional(): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    reserveCents: 5_000_000,
  });
  await ana.bid(code, 12_000);
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  return code;
}
const decide = (code: number, decisao: string, by: StaffMember = sales) =>
  by.post(`/admin/offers/${code}/conditional`, { decisao });
const waiting = async (by: StaffMember = sales) =>
  (await by.get('/admin/conditional-sales')).json<{ data: { codigoOferta: number; ate: string }[] }>().data;
const row = async (code: number) =>
  (await ana.get('/offer/myoffers'))
    .json<{ data: { codigo: number }[] }>()
    .data.find(({ codigo }) => codigo === code);
const lastMail = (code: number) =>
  server.deps.database.row<{ recipient: string; subject: string }>(
    {
      name: 'test.last-mail',
      text: 'select recipient, subject from mail where dedupe_key like $1 order by id desc',
    },
    [`conditional-%:${code}:%`],
  );
const result = async (code: number) =>
  (await server.app.inject({ url: `/api/offer/${code}/resultado` })).json<{
    forma: string;
    valor: number | null;
  }>();

describe('conditional sales, rules 0.6', () => {
  it('wait for the sales team with their term', async () => {
    const code = await conditional();
    expect((await waiting()).find(({ codigoOferta }) => codigoOferta === code)).toMatchObject({
      valor: 12_000,
      reserva: 50_000,
      comprador: { codigo: ana.id, email: ana.email },
    });
    expect(await result(code)).toMatchObject({ forma: 'condicional', valor: null });
  });

  it('become a sale when accepted: purchase, ledger, winner, mail, NEGO-11', async () => {
    const code = await conditional();
    const reply = await decide(code, 'aceitar');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ data: { codigoOferta: code, statusOferta: 'V' } });
    expect(await row(code)).toMatchObject({ winner: 'W', statusOferta: 'V', lanceVencedor: 12_000 });
    expect(await lastMail(code)).toMatchObject({
      recipient: ana.email,
      subject: 'Seu lance foi aceito – Fiat Uno 1.0',
    });
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.lines).toEqual(['L 1200000', 'F 1200000', 'F 1200000']);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    expect(await result(code)).toMatchObject({ forma: 'lance', valor: 12_000 });
    expect((await waiting()).map(({ codigoOferta }) => codigoOferta)).not.toContain(code);
  });

  it('let the bidder go when released', async () => {
    const code = await conditional();
    expect((await decide(code, 'liberar')).json()).toMatchObject({
      data: { statusOferta: 'E', codigoCompra: null },
    });
    expect(await lastMail(code)).toMatchObject({ subject: 'Venda não aceita – Fiat Uno 1.0' });
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.lines.at(-1)).toBe('F 0');
    expect(auction.replayed).toEqual(auction.stored);
    expect(await result(code)).toMatchObject({ forma: 'sem-venda' });
  });

  it.each([
    ['released', 'accepted'],
    ['left to expire', 'accepted'],
  ])('answer the request of the bidder to be released when %s, S-13', async (how, outcome) => {
    const code = await conditional();
    await server.deps.database.run({
      name: 'test.reason',
      text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
    });
    const cancellation = () => ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: '' });
    expect((await cancellation()).json()).toEqual({ data: 'AGUARDANDO' });
    if (how === 'left to expire') {
      server.clock.advance(30 * 86_400_000);
      await expireConditionalSalesJob(server.deps).run();
    } else await decide(code, 'liberar');
    const saved = await server.deps.database.row(
      { name: 'test.request', text: 'select outcome, answered_at from cancellation where offer_code = $1' },
      [code],
    );
    expect(saved).toEqual({ outcome, answered_at: expect.any(Number) });
    const open = (await sales.get('/admin/cancellations')).json<{ data: { codigoOferta: number }[] }>();
    expect(open.data.filter(({ codigoOferta }) => codigoOferta === code)).toEqual([]);
  });

  it.each(['released', 'left to expire'])(
    'are lost to the bidder when %s: nothing is left for them to wait for or to cancel, C-75, S-13',
    async (how) => {
      const code = await conditional();
      expect(await row(code)).toMatchObject({ winner: '' });
      if (how === 'released') await decide(code, 'liberar');
      else {
        server.clock.advance(30 * 86_400_000);
        await expireConditionalSalesJob(server.deps).run();
      }
      expect(await row(code)).toMatchObject({ winner: 'N', statusOferta: 'E' });
      const cancellation = await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: '' });
      expect(cancellation.statusCode).toBe(404);
      const open = (await sales.get('/admin/cancellations')).json<{ data: { codigoOferta: number }[] }>();
      expect(open.data.map(({ codigoOferta }) => codigoOferta)).not.toContain(code);
    },
  );

  it('are decided once: the same decision again gets the same reply, another one is refused', async () => {
    const code = await conditional();
    const first = await decide(code, 'aceitar');
    expect((await decide(code, 'aceitar')).json()).toEqual(first.json());
    const other = await decide(code, 'liberar');
    expect([other.statusCode, other.json()]).toEqual([
      409,
      { erros: ['Esta oferta não está em venda condicional.'] },
    ]);
  });

  it('are released automatically when the deadline has passed, and notified', async () => {
    const code = await conditional();
    const { conditionalUntil } = (await readStoredAuction(server.deps.database, code)).stored;
    server.clock.set((conditionalUntil ?? 0) - 1);
    await expireConditionalSalesJob(server.deps).run();
    expect((await readStoredAuction(server.deps.database, code)).stored.conditionalUntil).not.toBeNull();
    server.clock.advance(1);
    const late = await decide(code, 'aceitar');
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { erros: ['O prazo para decidir esta venda condicional terminou.'] },
    ]);
    await expireConditionalSalesJob(server.deps).run();
    await expireConditionalSalesJob(server.deps).run();
    const auction = await readStoredAuction(server.deps.database, code);
    expect(auction.lines.filter((line) => line.startsWith('F'))).toEqual(['F 1200000', 'F 0']);
    expect(await lastMail(code)).toMatchObject({ subject: 'Venda não aceita – Fiat Uno 1.0' });
  });

  it('end once when accepting, releasing and expiring meet, on two servers', async () => {
    const elsewhere = sales.through(await server.another());
    for (const advance of [0, 7 * 86_400_000]) {
      const code = await conditional();
      server.clock.advance(advance);
      await Promise.all([
        decide(code, 'aceitar'),
        decide(code, 'liberar', elsewhere),
        decide(code, 'aceitar', elsewhere),
        expireConditionalSalesJob(server.deps).run(),
      ]);
      const auction = await readStoredAuction(server.deps.database, code);
      expect(auction.lines.filter((line) => line.startsWith('F'))).toHaveLength(2);
      expect(auction.replayed).toEqual(auction.stored);
    }
  });

  it('are a store’s own business: its users see and decide on theirs only, rules 0.12', async () => {
    const code = await conditional();
    const partner = await buildPartner(server.deps.database, { store: 'loja-condicional' });
    const user = await buildStaff(server, { staffRole: null, partnerId: partner });
    expect(await waiting(user)).toEqual([]);
    expect((await decide(code, 'aceitar', user)).statusCode).toBe(403);
    await server.deps.database.run(
      { name: 'test.give-away', text: 'update offer set partner_id = $2 where code = $1' },
      [code, partner],
    );
    expect(await waiting(user)).toMatchObject([{ codigoOferta: code, comprador: { email: null } }]);
    expect((await decide(code, 'aceitar', user)).statusCode).toBe(200);
  });
});
