import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replay } from '@patio/domain/testing-support/replay.ts';
import { verifyChain } from '@patio/domain/testing-support/verify-chain.ts';
import { exposureLimit } from '@patio/domain/people/trust/exposure-limit.ts';
import { trustLevel } from '@patio/domain/people/trust/trust-level.ts';
import { parsePlate } from '@patio/domain/validation/plate.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { loadConfig } from '../config/load-config.ts';
import { openDatabase, type Database } from '../platform/db/database.ts';
import { pseudonym, sha256Hex } from '../features/trading/auctions/history/pseudonym.ts';
import { auctionReader, auctionState } from '../features/trading/auctions/public.ts';
import { limitedAccount, usageOf } from '../features/people/limits/public.ts';
import { drawPicture } from '../features/catalogue/media/draw-picture.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import { TEXT_KEYS } from './content/texts/demo-text.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');

let home: TestDatabase;
let database: Database;
let dataDir: string;
let first: { loaded: boolean };

const configOf = () =>
  loadConfig({
    APP_MODE: 'test',
    DATABASE_URL: home.url,
    PATIO_DATA_DIR: dataDir,
    PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  });

beforeAll(async () => {
  home = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'patio-demo-'));
  database = openDatabase({ url: home.url, max: 2 });
  first = await loadDemoWorld(configOf(), NOW);
});

afterAll(async () => {
  await database.close();
  await home.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The first row of a question, as numbers and truths. */
async function figures(sql: string): Promise<unknown> {
  const [row] = await ask(home.url, sql);
  return row;
}

test('everybody of the demo is verified and stands within what their account may stand for, rule 0.26', async () => {
  const accounts = await database.rows<{ id: number; email: string }>({
    name: 'test.demo-accounts',
    text: 'select id, email from account order by id',
  });
  const limits = configOf().rules.exposure;
  const beyond: string[] = [];
  for (const { id, email } of accounts) {
    const usage = await usageOf(database, id, NOW, NOW);
    if (!usage) throw new Error(`${email} is gone.`);
    const account = limitedAccount(usage);
    const used = usage.leading_cents + usage.proposed_cents + usage.unpaid_cents;
    // A third of the limit is left to people who try the demo out.
    if (trustLevel(account) < 2 || used > exposureLimit(account, limits) * 0.7) beyond.push(email);
  }
  expect(beyond).toEqual([]);
});

describe('the stock', () => {
  test('knows of its vehicles in law, in state and in price: clean, with debts, with a lien, and not informed', async () => {
    const notified = await figures(`select
        count(*) filter (where c.vehicle_code is null) > 30 as untold,
        count(*) filter (where c.legal @> '[{"item": "multas", "status": "consta"}]') > 15 as fined,
        count(*) filter (where c.legal @> '[{"item": "alienacao-fiduciaria", "status": "consta"}]') > 8 as pledged,
        count(*) filter (where not c.legal @> '[{"status": "consta"}]') > 100 as clean,
        count(*) filter (where c.notes @> '[{"photos": []}]' and jsonb_array_length(c.notes) > 0) > 50 as noted,
        count(*) filter (where r.vehicle_code is not null) > 90 as referenced,
        count(*) filter (where r.vehicle_code is null) > 90 as unreferenced
      from vehicle v left join vehicle_condition c on c.vehicle_code = v.code
      left join vehicle_reference r on r.vehicle_code = v.code`);
    expect(Object.values(notified ?? {})).toEqual(Array.from({ length: 7 }, () => true));
    const [lost] = await database.rows<{ lost: number }>({
      name: 'test.lost-references',
      text: `select count(*)::int as lost from vehicle_reference r join vehicle v on v.code = r.vehicle_code
        where not exists (select from reference_price p where p.fipe_code = r.fipe_code and p.year_model = v.year_model)`,
    });
    expect(lost).toEqual({ lost: 0 });
  });

  test('holds at least 240 offers over all six categories, about one in eight a lot, S-56', async () => {
    const [row] = await database.rows<{ offers: number; lots: number; categories: number; largest: number }>({
      name: 'test.stock',
      text: `select count(*)::int as offers, count(*) filter (where vehicle_count > 1)::int as lots, max(vehicle_count) as largest,
        (select count(distinct category_code)::int from vehicle) as categories from offer`,
    });
    expect(row?.offers).toBeGreaterThanOrEqual(240);
    expect(row?.categories).toBe(6);
    expect(row?.lots).toBeGreaterThan((row?.offers ?? 0) * 0.1);
    expect(row?.largest).toBe(6);
  });

  test('offers at least a dozen different models in every category', async () => {
    const rows = await database.rows<{ category_code: number; kinds: number }>({
      name: 'test.kinds',
      text: `select category_code, count(distinct (brand_code, model_code, version))::int as kinds from vehicle group by 1`,
    });
    expect(rows.filter(({ kinds }) => kinds < 12)).toEqual([]);
  });

  test('has offers with and without price, bid, proposal, partner, report, video and reserve, S-56', async () => {
    const found = await figures(`select
      count(*) filter (where o.buy_now_cents = 0 and a.base_cents = 0) > 2 as priceless,
      count(*) filter (where o.buy_now_cents = 0 and a.base_cents > 0) > 20 as auction_only,
      count(*) filter (where o.buy_now_cents > 0) > 100 as buyable,
      count(*) filter (where a.bid_count > 0) > 60 as with_bids,
      count(*) filter (where a.bid_count = 0) > 60 as without_bids,
      count(*) filter (where o.accepts_proposals and a.bid_count > 0) > 5 as proposals_closed,
      count(*) filter (where o.accepts_proposals and a.bid_count = 0) > 20 as proposals_open,
      count(distinct o.partner_id) = 2 as partners,
      count(o.report_code) > 30 as reports,
      count(*) filter (where exists (select from video v where v.offer_code = o.code)) > 4 as videos,
      count(*) filter (where o.spotlight) between 8 and 14 as spotlights,
      count(*) filter (where a.reserve_cents > coalesce(a.leader_maximum_cents, 0)) > 5 as reserve_open,
      count(*) filter (where a.reserve_cents <= a.leader_maximum_cents) > 1 as reserve_met,
      count(*) filter (where a.end_at < to_timestamp(${NOW / 1000}) + interval '1 hour') >= 4 as soon,
      count(*) filter (where o.published_at is null
        and exists (select from offer_preview p where p.offer_code = o.code)) = 3 as previews
      from offer o join auction a on a.offer_code = o.code where o.status = 'A'`);
    expect(Object.entries(found ?? {}).filter(([, holds]) => holds !== true)).toEqual([]);
    expect(Object.keys(found ?? {})).toHaveLength(15);
  });

  test('has every status and every way to end, S-11, S-56', async () => {
    const rows = await ask(
      home.url,
      `select distinct o.status || '/' || coalesce(a.outcome, 'open') as kind from offer o
       join auction a on a.offer_code = o.code order by 1`,
    );
    const kinds = rows.map((row) => Object.values(row ?? {})[0]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'A/open',
        'C/sold',
        'E/conditional',
        'E/defaulted',
        'E/unsold',
        'L/bought',
        'L/sold',
        'V/accepted',
        'V/bought',
        'V/sold',
        'X/accepted',
        'X/bought',
        'X/sold',
      ]),
    );
  });

  test('has galleries of every length from 1 to 12 pictures, all of which can be drawn', async () => {
    const rows = await database.rows<{ pictures: number }>({
      name: 'test.galleries',
      text: 'select distinct count(*)::int as pictures from photo where profile_code is null and in_gallery group by offer_code order by 1',
    });
    expect(rows.map(({ pictures }) => pictures)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const drawings = await database.rows<{ drawing: unknown }>({
      name: 'test.drawings',
      text: `select distinct on (drawing ->> 'body', drawing ->> 'angle') drawing from photo
        union all select drawing from banner`,
    });
    expect(drawings.length).toBeGreaterThan(100);
    for (const { drawing } of drawings) expect(drawPicture(drawing)).toMatch(/^<svg /);
  });

  test('has plates that are valid and never come twice', async () => {
    const rows = await database.rows<{ plate: string }>({
      name: 'test.plates',
      text: 'select plate from vehicle where plate is not null',
    });
    expect(rows.length).toBeGreaterThan(250);
    expect(rows.filter(({ plate }) => parsePlate(plate)?.plate !== plate)).toEqual([]);
    expect(new Set(rows.map(({ plate }) => plate)).size).toBe(rows.length);
    expect(new Set(rows.map(({ plate }) => parsePlate(plate)?.pattern)).size).toBe(2);
  });
});

describe('the bids', () => {
  test('every ledger is an unbroken chain and replays to the stored auction, rule 0.9', async () => {
    const codes = await database.rows<{ code: number }>({
      name: 'test.ledgers',
      text: 'select offer_code as code from auction where last_seq > 0',
    });
    expect(codes.length).toBeGreaterThan(100);
    const reader = auctionReader(database);
    for (const row of await reader.findMany(codes.map(({ code }) => code))) {
      const lines = await reader.ledger(row.offer_code);
      const chained = lines.map((line) => ({
        seq: line.seq,
        at: line.at,
        type: line.kind,
        value: line.value_cents,
        participant: line.bidder_id === null ? '' : pseudonym(row.pseudonym_key, line.bidder_id),
        previous: line.previous_hash,
        hash: line.hash,
      }));
      expect(verifyChain(chained, sha256Hex)).toEqual({ kind: 'intact' });
      expect(lines.at(-1)?.hash).toBe(row.last_hash);
      const stored = auctionState(row);
      const maxima = await reader.maxima(row.offer_code);
      const entries = lines.map((line) => ({
        seq: line.seq,
        at: line.at,
        participant: line.bidder_id,
        type: line.kind,
        value: line.value_cents,
      }));
      const history = {
        entries,
        maxima: maxima.map(({ bidder_id, value_cents, at }) => ({
          bidderId: bidder_id,
          value: value_cents,
          at,
        })),
      };
      expect(replay(stored, history)).toEqual(stored);
    }
  });

  test('nobody leads more offers than the own allowance gives, S-04', async () => {
    const rows = await ask(
      home.url,
      `select c.email from account c join profile_limit l on l.profile_code = c.profile_code and l.kind = 'PODE_DAR_LANCE'
       where c.email <> 'semlimite@patio.test' and
         (select count(*) from auction where leader_id = c.id and open)
         + (select count(*) from proposal where account_id = c.id and status in ('open', 'countered'))
         > l.amount + (select coalesce(sum(extra), 0) from limit_release where account_id = c.id and kind = l.kind)`,
    );
    expect(rows).toEqual([]);
  });

  test('nothing lies in the future but ends and terms, and nothing is due yet', async () => {
    const instant = `to_timestamp(${NOW / 1000})`;
    expect(
      await figures(`select (select count(*)::int from bid where at > ${instant}) as bids,
        (select count(*)::int from purchase where greatest(created_at, negotiation_at, awaiting_credit_at, awaiting_withdrawal_at,
          finished_at, cancelled_at, cancellation_requested_at, cancellation_rejected_at) > ${instant}) as purchases,
        (select count(*)::int from question where greatest(created_at, answered_at) > ${instant}) as questions,
        (select count(*)::int from notification where greatest(created_at, read_at) > ${instant}) as notifications,
        (select count(*)::int from auction where open and end_at <= ${instant}) as due,
        (select count(*)::int from auction where conditional_until <= ${instant}) as lapsed,
        (select count(*)::int from proposal where status in ('open', 'countered') and expires_at <= ${instant}) as expired`),
    ).toEqual({ bids: 0, purchases: 0, questions: 0, notifications: 0, due: 0, lapsed: 0, expired: 0 });
  });
});

test('has every text in both languages, C-106, and banners at all nine positions, S-27', async () => {
  const texts = await database.rows<{ key: string; languages: number; html: string }>({
    name: 'test.texts',
    text: 'select key, count(*)::int as languages, string_agg(description || html, $$ $$) as html from content_text group by key',
  });
  expect(texts.map(({ key }) => key).toSorted()).toEqual([...TEXT_KEYS].toSorted());
  expect(
    texts.filter(
      ({ key, languages, html }) =>
        languages !== 2 || (html.length < 400 && !key.startsWith('politica_')) || /[{}]/.test(html),
    ),
  ).toEqual([]);
  expect(
    await figures(`select count(distinct text_position)::int as home,
      (select count(distinct category_code)::int from banner) as pages from banner where category_code = 0`),
  ).toEqual({ home: 9, pages: 7 });
});

test('loads once: a second load changes nothing', async () => {
  expect(first).toEqual({ loaded: true });
  const count = `select (select count(*)::int from offer) as offers, (select count(*)::int from account) as accounts,
    (select count(*)::int from bid) as bids, (select count(*)::int from notification) as notifications`;
  const before = await figures(count);
  expect(await loadDemoWorld(configOf(), NOW + 86_400_000)).toEqual({ loaded: false });
  expect(await figures(count)).toEqual(before);
});
