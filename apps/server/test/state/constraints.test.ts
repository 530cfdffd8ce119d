import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256Hex } from '../../src/features/trading/auctions/history/pseudonym.ts';
import { openDatabase, type Database } from '../../src/platform/db/database.ts';
import { buildAccount } from '../builders/account.ts';
import { buildAddress } from '../builders/address.ts';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

let source: TestDatabase;
let database: Database;
let account: number;
let offer: number;

beforeAll(async () => {
  source = await createTestDatabase();
  database = openDatabase({ url: source.url, max: 2 });
  account = (await buildAccount(database)).id;
  await buildAddress(database, account);
  offer = await buildAuctionedOffer(database, Date.now());
});
afterAll(async () => {
  await database.close();
  await source.drop();
});

const change = (text: string) =>
  database.run({
    name: `test.${sha256Hex(text).slice(0, 16)}`,
    text: text.replaceAll('$account', String(account)).replaceAll('$offer', String(offer)),
  });
const proposal = (status: string) =>
  change(`insert into proposal (offer_code, account_id, value_cents, status, freight, created_at, expires_at)
    values ($offer, $account, 100, '${status}', 'N', now(), now() + interval '1 day')`);
const purchase = () =>
  change(`insert into purchase (offer_code, account_id, origin, value_cents, status, freight, created_at, awaiting_contact_at)
    values ($offer, $account, 'buy', 100, 'V', 'N', now(), now())`);

describe('states that the database refuses', () => {
  it.each([
    ['a leader without a maximum', `update auction set leader_id = $account where offer_code = $offer`],
    [
      'a price above the leader’s maximum',
      `update auction set leader_id = $account, leader_maximum_cents = price_cents - 1 where offer_code = $offer`,
    ],
    [
      'a price below the opening value',
      `update auction set price_cents = base_cents - 1 where offer_code = $offer`,
    ],
    ['an open auction that is closed', `update auction set closed_at = now() where offer_code = $offer`],
    [
      'a closed auction without an outcome',
      `update auction set open = false, closed_at = now() where offer_code = $offer`,
    ],
    [
      'an end before the announced one',
      `update auction set end_at = original_end_at - interval '1 second' where offer_code = $offer`,
    ],
    [
      'an end an hour beyond the announced one',
      `update auction set end_at = original_end_at + interval '61 minutes' where offer_code = $offer`,
    ],
    ['an unknown status', `update offer set status = 'Q' where code = $offer`],
    ['a negative price', `update offer set buy_now_cents = -1 where code = $offer`],
    ['a reserve of nothing', `update auction set reserve_cents = 0 where offer_code = $offer`],
    [
      'a bid of nothing',
      `insert into bid (offer_code, seq, at, kind, bidder_id, value_cents, previous_hash, hash)
       values ($offer, 1, now(), 'L', $account, 0, repeat('0', 64), repeat('0', 64))`,
    ],
    [
      'a bid of nobody',
      `insert into bid (offer_code, seq, at, kind, value_cents, previous_hash, hash)
       values ($offer, 1, now(), 'L', 100, repeat('0', 64), repeat('0', 64))`,
    ],
    [
      'a second main address',
      `insert into address (account_id, cep, street, number, district, state_code, city_code, main, created_at)
       values ($account, '29100000', 'Rua', '1', 'Centro', 32, 3205200, true, now())`,
    ],
    ['an e-mail in capitals', `update account set email = upper(email) where id = $account`],
  ])('%s', async (_name, text) => {
    await expect(change(text)).rejects.toThrow(/constraint/);
  });

  const hashed = (hash: string, previous: string, seal: string) =>
    change(`insert into bid (offer_code, seq, at, kind, value_cents, previous_hash, hash, seal)
      values ($offer, 1, now(), 'F', 0, ${previous}, ${hash}, ${seal})`);
  const good = `repeat('0a', 32)`;

  it.each([
    ['too short', `repeat('0', 63)`],
    ['too long', `repeat('0a', 33)`],
    ['in capitals', `repeat('0A', 32)`],
    ['with a blank', `repeat('0', 63) || ' '`],
    ['of other letters', `repeat('g', 64)`],
    ['of other alphabets', `repeat('ã', 32)`],
  ])('a hash in the ledger that is %s', async (_name, bad) => {
    const refusal = /constraint|hexadecimal/;
    await expect(hashed(bad, good, good)).rejects.toThrow(refusal);
    await expect(hashed(good, bad, good)).rejects.toThrow(refusal);
    await expect(hashed(good, good, bad)).rejects.toThrow(refusal);
    for (const column of ['last_hash', 'maxima_link']) {
      await expect(change(`update auction set ${column} = ${bad} where offer_code = $offer`)).rejects.toThrow(
        refusal,
      );
    }
  });

  it('two open proposals of one buyer on one offer, while decided ones may stand beside it', async () => {
    await proposal('rejected');
    await proposal('open');
    await expect(proposal('open')).rejects.toThrow('proposal_open');
  });

  it('two purchases of one offer, unless the first was cancelled', async () => {
    await purchase();
    await expect(purchase()).rejects.toThrow('purchase_current');
    await change('update purchase set cancelled_at = now() where offer_code = $offer');
    expect(await purchase()).toBe(1);
  });
});
