import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { endAuction, undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { charged } from '../../../../test/state/booked.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { expireSecondChancesJob } from './public.ts';

const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
beforeEach(async () => {
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
});
/** What a test has left waiting is no other's concern. */
afterEach(async () => {
  server.clock.advance(30 * DAY);
  await expireSecondChancesJob(server.deps).run();
});
afterAll(() => server.close());

/** Ana bid 12,000, Bia 13,000, Caio won with 15,000 and did not keep it; a minute later. */
async function undone(): Promise<number> {
  const code = await undoSale(server, sales, [
    [ana, 12_000],
    [bia, 13_000],
    [caio, 15_000],
  ]);
  server.clock.advance(60_000);
  return code;
}
const offer = (code: number, body: object = {}, by: Pick<Buyer, 'post'> = sales) =>
  by.post(`/admin/offers/${code}/second-chance`, body);
const answer = (code: number, aceita: unknown, by = bia) =>
  by.post(`/offer/${code}/segunda-chance`, { aceita });
/** What Bia may still take, as the negotiations tell it. */
const shown = async (code: number) =>
  (await bia.get('/offer/myoffers'))
    .json<{ data: { codigo: number; segundaChance: object | null }[] }>()
    .data.find(({ codigo }) => codigo === code)?.segundaChance;
const notified = (person: Buyer) => ({
  mail: mailTo(person.email),
  notification: noticeTo(person.id),
});

describe('what a second chance changes', () => {
  it('offered: one row for the next bidder, with a term', async () => {
    const [code, at] = [await undone(), server.clock.now()];
    await expectOnlyChanged(server, () => offer(code, { dias: 2 }), {
      second_chance: added({
        offer_code: code,
        account_id: bia.id,
        value_cents: 1_300_000,
        status: 'offered',
        offered_by: sales.id,
        offered_at: at,
        expires_at: at + 2 * DAY,
        answered_at: null,
        purchase_code: null,
      }),
      audit: added({ actor_id: sales.id, action: 'offer-second-chance', subject: `offer ${code}`, at }),
      mail: mailTo(bia.email),
      notification: noticeTo(bia.id),
    });
  });

  it('taken: a sale at the own bid', async () => {
    const code = await undone();
    await offer(code);
    server.clock.advance(60_000);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => answer(code, true), {
      second_chance: {
        status: ['offered', 'accepted'],
        answered_at: [null, at],
        purchase_code: [null, expect.any(Number)],
      },
      offer: { status: ['E', 'V'] },
      auction: {
        price_cents: [1_500_000, 1_300_000],
        leader_id: [caio.id, bia.id],
        leader_maximum_cents: [1_500_000, 1_300_000],
        leader_since: expect.any(Array),
        outcome: ['defaulted', 'second-chance'],
        closed_at: [expect.any(Number), at],
        last_seq: [5, 6],
        last_at: [expect.any(Number), at],
        last_hash: expect.any(Array),
      },
      bid: added({ offer_code: code, at, kind: 'F', bidder_id: bia.id, value_cents: 1_300_000 }),
      purchase_snapshot: added({ reconstituted: false }),
      ...charged(1_300_000),
      transfer: added({}),
      purchase: added({
        offer_code: code,
        account_id: bia.id,
        origin: 'bid',
        value_cents: 1_300_000,
        status: 'V',
        freight: 'S',
        address_code: bia.addressCode,
        created_at: at,
        awaiting_contact_at: at,
      }),
      idempotency: added({ account_id: bia.id, status: 200 }),
      ...notified(bia),
    });
    server.clock.advance(60_000);
    await expectOnlyChanged(server, () => answer(code, true), { idempotency: expect.any(Object) });
  });

  it('left: nothing but its own state', async () => {
    const code = await undone();
    await offer(code);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => answer(code, false), {
      second_chance: { status: ['offered', 'declined'], answered_at: [null, at] },
      idempotency: added({ account_id: bia.id, status: 200 }),
    });
  });

  it('not answered: over with its term, and not a moment before', async () => {
    const code = await undone();
    await offer(code, { dias: 1 });
    const job = expireSecondChancesJob(server.deps);
    server.clock.advance(DAY - 1);
    await expectNothingChanged(server, job.run);
    expect(await shown(code)).toMatchObject({ valor: 13_000, frete: 'S', uf: 'ES' });
    server.clock.advance(1);
    expect(await shown(code)).toBeNull();
    await expectOnlyChanged(server, job.run, {
      second_chance: { status: ['offered', 'expired'], answered_at: [null, server.clock.now()] },
      ...notified(bia),
    });
  });
});

describe('a second chance that is refused leaves nothing behind', () => {
  it('offered where nothing is to be had, twice, or by those who may not', async () => {
    await expectRefused(server, () => offer(99_999_999), 404);
    const sold = await endAuction(server, [[ana, 12_000]]);
    await expectRefused(server, () => offer(sold), 409);
    const code = await undone();
    for (const dias of [0, 8, 1.5]) await expectRefused(server, () => offer(code, { dias }), 422);
    const content = await buildStaff(server, { staffRole: 'content' });
    for (const by of [bia, content]) await expectRefused(server, () => offer(code, {}, by), 403);
    await offer(code);
    await expectRefused(server, () => offer(code), 409);
  });

  it('offered to nobody: under suspicion, and after everybody', async () => {
    const code = await undone();
    await server.deps.database.run(
      {
        name: 'test.flag',
        text: `insert into review_flag (offer_code, kind, account_ids, evidence, raised_at)
               values ($1, 'bidding-pattern', array[1]::bigint[], '{}', now())`,
      },
      [code],
    );
    await expectRefused(server, () => offer(code), 409);
    const alone = await undoSale(server, sales, [[ana, 12_000]]);
    await expectRefused(server, () => offer(alone), 409);
  });

  it.each([
    ['blocked', 'update account set blocked_at = now() where id = any($1::bigint[])'],
    ['of the team by now', `update account set staff_role = 'content' where id = any($1::bigint[])`],
  ])('offered to nobody who is %s', async (_state, text) => {
    const code = await undone();
    await server.deps.database.run({ name: `test.${text.length}`, text }, [[ana.id, bia.id]]);
    await expectRefused(server, () => offer(code), 409);
  });

  it('offered to nobody whom strikes stop', async () => {
    for (const reais of [11_000, 11_100, 11_200]) await undoSale(server, sales, [[bia, reais]]);
    const code = await undoSale(server, sales, [
      [bia, 13_000],
      [caio, 15_000],
    ]);
    await expectRefused(server, () => offer(code), 409);
  });

  it('answered by others, too late, twice, or not at all', async () => {
    const code = await undone();
    await expectRefused(server, () => answer(code, true), 404);
    await offer(code, { dias: 1 });
    for (const other of [ana, caio]) await expectRefused(server, () => answer(code, true, other), 404);
    await expectRefused(server, () => answer(code, 'talvez'), 422);
    await answer(code, false);
    await expectRefused(server, () => answer(code, true), 409);
    await offer(code, { dias: 1 });
    server.clock.advance(DAY);
    for (const aceita of [true, false]) await expectRefused(server, () => answer(code, aceita, ana), 409);
  });

  it('taken by who is stopped by strikes, or sells the offer by now', async () => {
    const [code, other] = [await undone(), await undone()];
    await offer(code);
    await offer(other);
    await server.deps.database.run(
      { name: 'test.own', text: 'update offer set owner_id = $2 where code = $1' },
      [other, bia.id],
    );
    await expectRefused(server, () => answer(other, true), 403);
    for (const reais of [11_000, 11_100, 11_200]) await undoSale(server, sales, [[bia, reais]]);
    await expectRefused(server, () => answer(code, true), 403);
  });
});
