import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { day, deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { wholeDatabase } from '../../../../../test/state/whole-database.ts';
import { eraseAccount } from './erase-account.ts';

let server: CatalogueServer;
let scene: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0', SIGN_UPS_PER_HOUR: '10000' });
  scene = deletionScene(server);
});
afterAll(() => server.close());

describe('at the same moment', () => {
  it('a bid and a request to delete never both succeed, rule 0.14', async () => {
    for (let round = 0; round < 6; round += 1) {
      const buyer = await buildBuyer(server);
      const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
        endAt: server.clock.now() + 30 * day,
      });
      await Promise.all([buyer.bid(code, 12_000), scene.askToGo(buyer.id)]);
      const leads =
        (await scene.value('select leader_id as value from auction where offer_code = $1', code)) ===
        buyer.id;
      server.clock.advance(7 * day);
      await scene.job();
      // Whichever came first: who leads is not erased.
      expect(leads && (await scene.erasedAt(buyer.id)) !== null).toBe(false);
    }
  });

  it('two requests are one, and two workers erase once with one farewell', async () => {
    const person = await buildAccount(server.deps.database);
    const replies = await Promise.all([
      scene.askToGo(person.id),
      scene.askToGo(person.id),
      scene.askToGo(person.id),
    ]);
    const protocols = replies
      .filter(({ statusCode }) => statusCode === 201)
      .map((reply) => reply.json<{ data: { protocolo: string } }>().data.protocolo);
    expect(new Set(protocols).size).toBe(1);
    server.clock.advance(7 * day);
    await Promise.all([scene.job(), scene.job(), scene.job()]);
    const mails = await mailsTo(server.deps.database, person.email);
    expect(mails.filter(({ subject }) => subject.includes('foi excluída'))).toHaveLength(1);
  });

  it('signing in and the job: either the account is whole or it is gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await buildAccount(server.deps.database);
      await scene.askToGo(person.id);
      server.clock.advance(7 * day);
      await Promise.all([scene.signIn(person.email), scene.job()]);
      const [at, how] = [await scene.erasedAt(person.id), await scene.state(person.id)];
      expect([at === null, how]).toEqual(at === null ? [true, 'undone'] : [false, 'done']);
    }
  });
});

/** Settles when the traces of every deal so far are written: they come once a second, apart from the deals. */
async function tracesAreWritten(): Promise<void> {
  const buyer = await buildBuyer(server);
  await buyer.bid(await buildAuctionedOffer(server.deps.database, server.clock.now()), 12_000);
  const written = () =>
    scene.value('select count(*)::int as value from device_trace where account_id = $1', buyer.id);
  await expect.poll(written).toBe(1);
}

it('killed at any statement, an erasure leaves everything as it was, and the next run ends it', async () => {
  await tracesAreWritten();
  const person = await scene.filled();
  await scene.askToGo(person.id);
  server.clock.advance(7 * day);
  const found = `select code as value from personal_data_request where account_id = $1 and kind = 'deletion'`;
  const request = Number(await scene.value(found, person.id));
  const before = await wholeDatabase(server.deps.database);
  let kills = 0;
  for (let at = 2; await breaksAt(request, at); at += 7) {
    kills += 1;
    expect(await wholeDatabase(server.deps.database)).toBe(before);
  }
  expect(kills).toBeGreaterThan(4);
  await scene.job();
  expect(await scene.erasedAt(person.id)).toBe(server.clock.now());
  expect(await scene.state(person.id)).toBe('done');
});

/** Erases on a connection that ends at a statement; false when it was done before. */
async function breaksAt(request: number, statement: number): Promise<boolean> {
  const deps = { ...server.deps, database: killedAt(server.deps.database, statement) };
  return eraseAccount(deps, request).then(
    () => false,
    () => true,
  );
}

/** A database whose server ends the connection at the given statement of a transaction, as a crash would. */
function killedAt(database: Database, statement: number): ServerDeps['database'] {
  const kill = { name: 'test.kill', text: 'select pg_terminate_backend(pg_backend_pid())' };
  return {
    ...database,
    transact: (work) =>
      database.transact((transaction) => {
        let sent = 0;
        const counted = async (): Promise<void> => {
          sent += 1;
          if (sent === statement) await transaction.run(kill);
        };
        return work({
          ...transaction,
          rows: async (...given) => counted().then(() => transaction.rows(...given)),
          row: async (...given) => counted().then(() => transaction.row(...given)),
          run: async (...given) => counted().then(() => transaction.run(...given)),
        });
      }),
  };
}
