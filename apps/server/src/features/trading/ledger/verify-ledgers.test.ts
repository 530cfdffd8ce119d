import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { Parameter } from '../../../platform/db/database.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';
import { faultLine, type LedgerFault } from './ledger-fault.ts';
import { verifyLedgers } from './verify-ledgers.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  await run('update profile_limit set amount = 1000');
  // They buy more here than people may without one.
  ana = await buildBuyer(server, { depositCents: 100_000_000_000 });
  bia = await buildBuyer(server, { depositCents: 100_000_000_000 });
});
afterAll(() => server.close());

let statements = 0;
const statement = (text: string) => ({ name: `test.ledger-${(statements += 1)}`, text });
const run = (text: string, parameters: readonly Parameter[] = []) =>
  server.deps.database.run(statement(text), parameters);

/** Changes what nobody may change, as a user with the rights of an owner could. */
async function tamper(text: string, parameters: readonly Parameter[] = []): Promise<void> {
  await server.deps.database.transact(async (transaction) => {
    // Also what else refers to a purchase stands in nobody’s way.
    const tables = ['bid', 'maximum', 'purchase'];
    for (const table of tables) {
      await transaction.run(statement(`alter table ${table} disable trigger all`));
    }
    await transaction.run(statement(text), parameters);
    for (const table of tables) {
      await transaction.run(statement(`alter table ${table} enable trigger all`));
    }
  });
}

async function faultsOf(code: number): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  await verifyLedgers(server.deps.database, [code], (fault) => faults.push(fault));
  return faults;
}

const kindsOf = async (code: number) => (await faultsOf(code)).map((fault) => fault.kind);

/** An offer that two people fought for, until it was sold: L, P, L, P and F. */
async function soldOffer(): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
  await bia.bid(code, 11_000);
  await ana.bid(code, 20_000, { automatic: true });
  server.clock.advance(11_000);
  await bia.bid(code, 15_000);
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
  return code;
}

describe('verifying the ledgers, rules 0.5 and 0.9', () => {
  it('finds nothing on open, sold, bought, conditional and unsold offers', async () => {
    const now = server.clock.now();
    const open = await buildAuctionedOffer(server.deps.database, now, { endAt: now + 90_000_000 });
    await ana.bid(open, 12_000, { automatic: true });
    await bia.bid(open, 13_000);
    const bought = await buildAuctionedOffer(server.deps.database, now, { buyNowCents: 4_590_000 });
    await bia.bid(bought, 12_000);
    await ana.post('/compreja', {
      cdofrta: bought,
      cdmoeda: 1,
      vllance: 45_900,
      frete: 'S',
      endereco: ana.addressCode,
    });
    const below = await buildAuctionedOffer(server.deps.database, now, { reserveCents: 9_000_000 });
    await ana.bid(below, 12_000);
    const lone = await buildAuctionedOffer(server.deps.database, now);
    const imported = await buildAuctionedOffer(server.deps.database, now, { status: 'V' });
    const sold = await soldOffer();
    const faults: LedgerFault[] = [];
    const all = await verifyLedgers(server.deps.database, null, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
    expect(all).toMatchObject({ offers: 6, lines: 2 + 2 + 2 + 1 + 5, maxima: 2, purchases: 2, faults: 0 });
    const some = await verifyLedgers(server.deps.database, [sold, lone, imported, 1], () => undefined);
    expect(some).toMatchObject({ offers: 3, unknown: [1] });
  });

  it.each([
    [
      'the value of a line',
      'update bid set value_cents = 1 where offer_code = $1 and seq = 1',
      ['content', 'line-differs'],
    ],
    [
      'the bidder of a line',
      'update bid set bidder_id = $2 where offer_code = $1 and seq = 1',
      ['content', 'line-differs'],
    ],
    [
      'the instant of a line',
      `update bid set at = at - interval '1 hour' where offer_code = $1 and seq = 4`,
      ['content', 'instant-back'],
    ],
    [
      'the kind of a line',
      `update bid set kind = 'X', bidder_id = null where offer_code = $1 and seq = 2`,
      ['content', 'line-differs'],
    ],
    [
      'a link',
      `update bid set previous_hash = repeat('a', 64) where offer_code = $1 and seq = 3`,
      ['link', 'content'],
    ],
    [
      'a deleted line',
      'delete from bid where offer_code = $1 and seq = 2',
      ['sequence', 'bid-count-differs'],
    ],
    ['a deleted first line', 'delete from bid where offer_code = $1 and seq = 1', ['first-line']],
    [
      'a deleted last line',
      'delete from bid where offer_code = $1 and seq = 5',
      [
        'length-differs',
        'status-differs',
        'purchase-without-sale',
        'offer-status-differs',
        'closing-differs',
      ],
    ],
    [
      'a maximum',
      'update maximum set value_cents = 1400000 where offer_code = $1',
      ['seal-differs', 'maxima-differ', 'line-differs', 'maximum-differs'],
    ],
    ['a deleted maximum', 'delete from maximum where offer_code = $1', ['line-differs', 'leader-differs']],
    [
      'an added maximum',
      `insert into maximum (offer_code, bidder_id, value_cents, at) values ($1, $2, 1, now())`,
      ['maximum-unplaced'],
    ],
    [
      'the seal of a line',
      `update bid set seal = repeat('c', 64) where offer_code = $1 and seq = 3`,
      ['seal-differs'],
    ],
    ['a seal that is gone', 'update bid set seal = null where offer_code = $1 and seq = 5', ['seal-differs']],
    [
      'the link of the maxima',
      `update auction set maxima_link = repeat('d', 64) where offer_code = $1`,
      ['maxima-differ'],
    ],
    [
      'the version of the rules',
      'update auction set rule_version = 1 where offer_code = $1',
      ['seal-differs'],
    ],
    [
      'the price',
      'update auction set price_cents = price_cents + 100 where offer_code = $1',
      ['price-differs'],
    ],
    ['the leader', 'update auction set leader_id = $2 where offer_code = $1', ['leader-differs']],
    [
      'the leading maximum',
      'update auction set leader_maximum_cents = 9900000 where offer_code = $1',
      ['maximum-differs'],
    ],
    [
      'the end',
      `update auction set end_at = end_at + interval '5 minutes' where offer_code = $1`,
      ['end-differs'],
    ],
    ['the number of bids', 'update auction set bid_count = 77 where offer_code = $1', ['bid-count-differs']],
    [
      'the last hash',
      `update auction set last_hash = repeat('b', 64) where offer_code = $1`,
      ['last-hash-differs'],
    ],
    ['the opening value', 'update auction set base_cents = 1200000 where offer_code = $1', ['line-differs']],
    [
      'the step',
      'update auction set increment_cents = 20000 where offer_code = $1',
      ['line-differs', 'price-differs'],
    ],
    [
      'the reserve',
      'update auction set reserve_cents = 1800000 where offer_code = $1',
      ['line-differs', 'price-differs'],
    ],
    ['a term', 'update auction set conditional_until = now() where offer_code = $1', ['term-differs']],
    [
      'the instant of the end',
      `update auction set closed_at = closed_at + interval '1 second' where offer_code = $1`,
      ['closing-differs'],
    ],
    [
      'the kind of the end',
      `update auction set outcome = 'bought' where offer_code = $1`,
      ['closing-differs'],
    ],
    [
      'the status of the offer',
      `update offer set status = 'E' where code = $1`,
      ['status-differs', 'offer-status-differs'],
    ],
    [
      'the price of the purchase',
      'update purchase set value_cents = 1 where offer_code = $1',
      ['purchase-differs'],
    ],
    [
      'the buyer of the purchase',
      'update purchase set account_id = $2 where offer_code = $1',
      ['purchase-differs'],
    ],
    ['a deleted purchase', 'delete from purchase where offer_code = $1', ['sale-without-purchase']],
  ])('sees %s changed', async (_name, text, kinds) => {
    const code = await soldOffer();
    expect(await kindsOf(code)).toEqual([]);
    await tamper(text.includes('$2') ? text : `${text} and $2::bigint > 0`, [
      code,
      text.includes('bid set bidder_id') ? ana.id : bia.id,
    ]);
    const found = await kindsOf(code);
    expect(found).toEqual(expect.arrayContaining(kinds));
  });

  it('judges an auction that opened under version 1 of the rules by it, rule 0.34', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await run('update auction set rule_version = 1 where offer_code = $1', [code]);
    await ana.bid(code, 20_000, { automatic: true });
    await bia.bid(code, 15_000);
    const sales = await buildStaff(server);
    const reply = await sales.post(`/admin/offers/${code}/annul`, {
      linhas: [2],
      motivo: 'engano',
      nota: 'Erro de digitação.',
    });
    // The answer to the annulled bid stays, as it did when this auction opened.
    expect(reply.json()).toMatchObject({ data: { anuladas: [4], lances: 2, valorLeilao: 10_000 } });
    expect(await kindsOf(code)).toEqual([]);
    await run('update auction set rule_version = 2 where offer_code = $1', [code]);
    expect(await kindsOf(code)).toEqual(expect.arrayContaining(['line-differs', 'seal-differs']));
  });

  it('sees a purchase that nobody bid for', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now());
    await run(
      `insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
       values ($1, $2, 'bid', 100, 'V', 'N', now(), now())`,
      [code, ana.id],
    );
    expect(await kindsOf(code)).toEqual(['purchase-without-sale']);
  });

  it('sees a leader on an offer whose ledger is empty', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), { status: 'V' });
    await run('update auction set leader_id = $2, leader_maximum_cents = price_cents where offer_code = $1', [
      code,
      ana.id,
    ]);
    expect(await kindsOf(code)).toContain('closed-without-ledger');
  });

  it('names offer, line and what is wrong in one line', async () => {
    const code = await soldOffer();
    await tamper('update bid set value_cents = 1100001 where offer_code = $1 and seq = 1', [code]);
    const [fault] = await faultsOf(code);
    if (!fault) throw new Error('Nothing was found.');
    expect(faultLine(fault)).toMatch(
      new RegExp(
        `^offer ${code}, line 1: its hash does not fit what it says \\(1\\|.*\\) \\[content\\]$`,
        'u',
      ),
    );
  });
});
