import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { untilLockWait } from '../../../../test/state/until-lock-wait.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { auctionLocker } from '../../trading/auctions/public.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

const HOUR = 3_600_000;
const motivo = 'Visitação estendida pela loja.';

let server: TestServer;
let sales: StaffMember;
let colleague: StaffMember;
let ana: Buyer;
let follower: Buyer;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
  colleague = (await buildStaff(server)).through(await server.another());
  ana = await buildBuyer(server);
  follower = await buildBuyer(server);
});
afterAll(() => server.close());

const running = async (): Promise<{ code: number; end: number }> => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
  await ana.bid(code, 12_000);
  return { code, end: (await readStoredAuction(server.deps.database, code)).stored.end };
};
const iso = (at: number): string => new Date(at).toISOString();
const extend = (code: number, end: number, until: number, by: StaffMember = sales) =>
  by.post(`/admin/offers/${code}/extend`, { fim: iso(end), novoFim: iso(until), motivo });
const errors = (reply: Awaited<ReturnType<typeof extend>>) => reply.json<{ erros: string[] }>().erros[0];

describe('an end moved by staff', () => {
  it('is a line of the ledger, audited, and told to bidders, followers and sellers, once', async () => {
    const { code, end } = await running();
    await follower.post('/offer/favorite', { codigoOferta: code });
    const until = end + 2 * HOUR;
    const reply = await expectOnlyChanged(server, () => extend(code, end, until), {
      audit: added({
        actor_id: sales.id,
        action: 'extend-offer',
        subject: `offer ${code}`,
        details: { reason: motivo, told: 2 },
        before: { end },
        after: { end: until },
      }),
      auction: expect.anything(),
      bid: added({ offer_code: code, kind: 'M', value_cents: until }),
      mail: [mailTo(ana.email), mailTo(sales.email), mailTo(colleague.email)],
      notification: [noticeTo(ana.id), noticeTo(follower.id), noticeTo(sales.id), noticeTo(colleague.id)],
    });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { data: { codigoOferta: code, fim: iso(until), avisados: 2 } },
    ]);
    const { stored, replayed, chain } = await readStoredAuction(server.deps.database, code);
    expect([stored.end, chain]).toEqual([until, 'intact']);
    expect(replayed).toEqual(stored);
  });

  it.each([
    ['as seen before a bid moved it', 409, (end: number) => [end - 1, end + HOUR], /mudou/u],
    ['to less than a minute later', 422, (end: number) => [end, end + 59_000], /um minuto/u],
    ['by more than seven days', 422, (end: number) => [end, end + 169 * HOUR], /sete dias/u],
  ] as const)('is refused %s, and nothing changes', async (_name, status, wanted, words) => {
    const { code, end } = await running();
    const [seen = 0, until = 0] = wanted(end);
    const reply = await expectNothingChanged(server, () => extend(code, seen, until));
    expect([reply.statusCode, errors(reply)]).toEqual([status, expect.stringMatching(words)]);
  });

  it('is refused for an unknown offer, a suspended one, and without a reason', async () => {
    const { code, end } = await running();
    expect((await extend(999_999, end, end + HOUR)).statusCode).toBe(404);
    const body = { fim: iso(end), novoFim: iso(end + HOUR), motivo: '' };
    expect((await sales.post(`/admin/offers/${code}/extend`, body)).statusCode).toBe(422);
    for (const novoFim of ['amanhã', '', null, '9999-99-99T00:00:00Z'])
      expect(
        (await sales.post(`/admin/offers/${code}/extend`, { ...body, motivo, novoFim })).statusCode,
      ).toBe(422);
    await sales.post(`/admin/offers/${code}/suspend`, { motivo });
    expect((await extend(code, end, end + HOUR)).statusCode).toBe(406);
  });

  it('by two users at the same time is moved once, and the second is told', async () => {
    const { code, end } = await running();
    const replies = await Promise.all([
      extend(code, end, end + HOUR),
      extend(code, end, end + 2 * HOUR, colleague),
    ]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const { lines, stored, replayed } = await readStoredAuction(server.deps.database, code);
    expect(lines.filter((line) => line.startsWith('M'))).toHaveLength(1);
    expect(replayed).toEqual(stored);
  });
});

describe('an end moved while the offer ends', () => {
  /** Runs work while another transaction holds the offer, so that the call waits for its lock. */
  async function whileLocked(code: number, waiting: () => ReturnType<typeof extend>, meanwhile: () => void) {
    const { database } = server.deps;
    let reply: ReturnType<typeof extend> | undefined;
    await database.transact(async (transaction) => {
      await auctionLocker(transaction).lockAll([code]);
      reply = waiting();
      await untilLockWait(database);
      meanwhile();
    });
    return reply;
  }

  it('is refused if the end has come before its turn, and the offer closes', async () => {
    const { code, end } = await running();
    const reply = await whileLocked(
      code,
      () => extend(code, end, end + HOUR),
      () => server.clock.set(end),
    );
    expect([reply?.statusCode, reply && errors(reply)]).toEqual([
      409,
      'A oferta já terminou, e seu fim não pode mais mudar.',
    ]);
    server.clock.advance(LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    expect((await readStoredAuction(server.deps.database, code)).stored.status).toBe('V');
  });

  it('in time keeps the offer open, although closing meets it', async () => {
    const { code, end } = await running();
    server.clock.set(end - 1);
    const [reply] = await Promise.all([
      extend(code, end, end + HOUR),
      closeDueAuctions(server.deps),
      closeDueAuctions(server.deps),
    ]);
    expect(reply.statusCode).toBe(200);
    server.clock.set(end + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const open = await readStoredAuction(server.deps.database, code);
    expect([open.stored.status, open.stored.end]).toEqual(['A', end + HOUR]);
    server.clock.set(end + HOUR + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const closed = await readStoredAuction(server.deps.database, code);
    expect(closed.lines.map((line) => line[0])).toEqual(['L', 'M', 'F']);
    expect(closed.replayed).toEqual(closed.stored);
  });

  it('meets bids in its last second: whatever comes first, the ledger explains the end', async () => {
    for (let race = 0; race < 5; race += 1) {
      const { code, end } = await running();
      server.clock.set(end - 1000);
      const [moved, bid] = await Promise.all([
        extend(code, end, end + HOUR, race % 2 === 0 ? sales : colleague),
        follower.bid(code, 13_000),
      ]);
      expect(bid.statusCode).toBe(201);
      expect([200, 409]).toContain(moved.statusCode);
      const { stored, replayed, lines } = await readStoredAuction(server.deps.database, code);
      expect(replayed).toEqual(stored);
      expect(lines.some((line) => line.startsWith('M'))).toBe(moved.statusCode === 200);
    }
  });
});
