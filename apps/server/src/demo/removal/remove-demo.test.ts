import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/builders/account.ts';
import { buildPartner } from '../../../test/builders/partner.ts';
import { buildSession } from '../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { verifyLedgers } from '../../features/trading/ledger/public.ts';
import { openDealsOf } from '../../features/people/personal-data/public.ts';
import { loadDemoWorld } from '../load-demo-world.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../people/people.ts';
import { findDemo } from './find-demo.ts';
import { leftOfDemo } from './left.store.ts';
import { demoAccounts } from './remains.store.ts';
import { removeDemo } from './remove-demo.ts';

const migration = new URL('../../../migrations/0053_production_gate.sql', import.meta.url);

let server: TestServer;
let everybody: readonly number[];
/** A user of the house's own, who came after the demo. */
let ana: number;

let asked = 0;
const statement = (text: string) => ({ name: `test.removal-${(asked += 1)}`, text });
const run = (text: string, parameters: readonly (number | string)[] = []) =>
  server.deps.database.run(statement(text), parameters);
const one = (text: string) => server.deps.database.row<Record<string, number>>(statement(text));
const faults = async () => (await verifyLedgers(server.deps.database, null, () => undefined)).faults;
const signIn = (key: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: `${key}@patio.test`, password: DEMO_PASSWORD },
  });

beforeAll(async () => {
  server = await startTestServer({ LOGIN_TRIES_PER_ADDRESS: '1000' }, 'reference');
  await loadDemoWorld(server.deps.config, server.clock.now());
  everybody = await demoAccounts(server.deps.database);
  server.clock.advance(60_000);
  ana = (await buildAccount(server.deps.database, { email: 'ana@loja.com.br', staffRole: 'sales' })).id;
});
afterAll(() => server.close());

describe('what came with the demo world', () => {
  it('is known by marks: every account, offer and store of it, and nothing of others', async () => {
    expect(everybody).toHaveLength(DEMO_ACCOUNTS.length);
    expect(everybody).not.toContain(ana);
    expect(
      await one(`select count(*) filter (where kind = 'offer')::int as offers, count(*) filter (where kind = 'store')::int as stores,
        (select count(*)::int from offer) as all_offers from demo_mark`),
    ).toEqual({ offers: 262, stores: 2, all_offers: 262 });
  });

  it('gets the same marks in a database from before them', async () => {
    const marks = 'select count(*)::int as count, sum(id)::int as sum from demo_mark';
    const before = await one(marks);
    await buildPartner(server.deps.database, { store: 'loja-nossa' });
    await run('delete from demo_mark');
    const [, insert = ''] = /^(insert into demo_mark .*?);$/msu.exec(await readFile(migration, 'utf8')) ?? [];
    await run(insert);
    expect(await one(marks)).toEqual(before);
  });

  it('is found with how many accounts it has, and who else the demo password lets in', async () => {
    const hash = { name: 'test.hash', text: 'select password_hash from account where id = $1' };
    const demo = await server.deps.database.row<{ password_hash: string }>(hash, [everybody[0] ?? 0]);
    const own = await server.deps.database.row<{ password_hash: string }>(hash, [ana]);
    expect(await findDemo(server.deps.database, server.deps.config)).toEqual({
      loaded: true,
      accounts: everybody.length,
      openedByPassword: [],
    });
    await run('update account set password_hash = $2 where id = $1', [ana, demo?.password_hash ?? '']);
    expect(await findDemo(server.deps.database, server.deps.config)).toMatchObject({
      openedByPassword: [ana],
    });
    await run('update account set password_hash = $2 where id = $1', [ana, own?.password_hash ?? '']);
  });
});

describe('taking it out', () => {
  const deal = (accountId: number, offerCode: number) =>
    run(
      `insert into participation (account_id, offer_code, last_at, last_amount_cents, freight)
        values ($1, $2, now(), 100, 'N')`,
      [accountId, offerCode],
    );
  const offerOf = async (text: string) => (await one(text))?.['code'] ?? 0;

  it.each([
    [
      'another user has dealt on an offer of it',
      async () => deal(ana, await offerOf('select offer_code as code from auction where open limit 1')),
      { dealers: 1, offers: 0, in_stores: 0 },
    ],
    [
      'another user has booked a visit to an offer of it',
      async () => {
        const place = await offerOf('select code from visit_place order by code limit 1');
        await run(
          `insert into visit (account_id, offer_code, place_code, starts_at, ends_at, state, booked_at, changed_at)
            values ($1, $2, $3, now(), now() + interval '1 hour', 'marcada', now(), now())`,
          [ana, await offerOf('select offer_code as code from auction where open limit 1'), place],
        );
      },
      { dealers: 1, offers: 0, in_stores: 0 },
    ],
    [
      'another user belongs to a store of it',
      () =>
        run(
          `update account set partner_id = (select min(id) from demo_mark where kind = 'store') where id = $1`,
          [ana],
        ),
      { dealers: 0, offers: 0, in_stores: 1 },
    ],
  ])('is refused where %s, and nothing is changed', async (_what, entangle, expected) => {
    await entangle();
    expect(await removeDemo(server.deps)).toEqual({ kind: 'entangled', ...expected });
    expect(await demoAccounts(server.deps.database)).toEqual(everybody);
    await run('delete from participation where account_id = $1', [ana]);
    await run('delete from visit where account_id = $1', [ana]);
    await run('update account set partner_id = null where id = $1', [ana]);
  });

  it('makes accounts nobody’s, ends deals by the rules, and leaves ledgers that agree', async () => {
    expect(await faults()).toBe(0);
    const { headers } = await buildSession(server.deps, everybody[0] ?? 0);
    const removed = await removeDemo(server.deps);
    expect(removed).toMatchObject({ kind: 'removed', accounts: everybody.length, stores: 2, passwords: [] });
    expect(removed.kind === 'removed' && removed.offersDeleted + removed.offersHidden).toBeGreaterThan(255);
    expect(removed.kind === 'removed' && removed.offersDeleted).toBeGreaterThan(50);
    expect(removed.kind === 'removed' && removed.banners).toBeGreaterThan(9);
    expect(await faults()).toBe(0);
    expect((await server.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    for (const key of ['admin', 'comprador', 'parceiro', 'codigo'])
      expect((await signIn(key)).statusCode).toBe(401);
    const deals = await Promise.all(everybody.map((id) => openDealsOf(server.deps.database, id)));
    // The book keeps its money, which was never real.
    expect(deals.flat().filter(({ kind }) => kind !== 'owed-back' && kind !== 'unpaid')).toEqual([]);
  });

  it('leaves nothing that opens an account, no right, no word to anybody and nothing on any list', async () => {
    expect(
      await one(`select
        (select count(*)::int from account where email like '%.test' and erased_at is null) as accounts,
        (select count(*)::int from account where id <> ${ana} and (password_hash is not null or staff_role is not null
          or partner_id is not null or two_step or document is not null or blocked_at is null)) as rights,
        (select count(*)::int from session where account_id <> ${ana} and revoked_at is null) as sessions,
        (select count(*)::int from passkey) + (select count(*)::int from authenticator) as steps,
        (select count(*)::int from social_identity) as identities,
        (select count(*)::int from mail where sent_at is null) as mails,
        (select count(*)::int from offer where published_at is not null) as offers,
        (select count(*)::int from auction where open and leader_id is not null) as led,
        (select count(*)::int from partner where status = 'approved' and store <> 'loja-nossa') as stores,
        (select count(*)::int from banner) + (select count(*)::int from offer_preview) as shown`),
    ).toEqual({
      accounts: 0,
      rights: 0,
      sessions: 0,
      steps: 0,
      identities: 0,
      mails: 0,
      offers: 0,
      led: 0,
      stores: 0,
      shown: 0,
    });
  });

  it('says what stays, because book and histories stand on it', async () => {
    const left = await leftOfDemo(server.deps.database);
    expect(Object.values(left).every((count) => count > 0)).toBe(true);
  });

  it('leaves nothing to find and nothing to do: a second time changes nothing', async () => {
    expect(await findDemo(server.deps.database, server.deps.config)).toBeNull();
    expect(await removeDemo(server.deps)).toEqual({
      kind: 'removed',
      accounts: 0,
      offersDeleted: 0,
      offersHidden: 0,
      stores: 0,
      banners: 0,
      passwords: [],
    });
  });
});
