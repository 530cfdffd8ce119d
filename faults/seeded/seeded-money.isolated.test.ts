import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findLostPixJob } from '../../apps/server/src/features/finance/pix/news/find-lost-pix.job.ts';
import type { PixDeps } from '../../apps/server/src/features/finance/pix/public.ts';
import { settlePixJob } from '../../apps/server/src/features/finance/pix/settle-pix.job.ts';
import { sendRefundsJob } from '../../apps/server/src/features/finance/paybacks/send-refunds.job.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { DatabaseUnavailable } from '../../apps/server/src/platform/db/failures.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { PixBank } from '../../apps/server/src/platform/pix/pix-bank.ts';
import { PixError } from '../../apps/server/src/platform/pix/pix-failure.ts';
import type { LocalBank } from '../../apps/server/src/platform/pix/local-bank/open-local-bank.ts';
import { buildServer } from '../../apps/server/src/server.ts';
import { buildDealer } from '../../apps/server/test/builders/dealer.ts';
import { buildSession } from '../../apps/server/test/builders/session.ts';
import { startLocalBank, type BankProcess } from '../../apps/server/test/processes/local-bank.ts';
import { startTestServer, type TestServer } from '../../apps/server/test/test-server.ts';
import { seededRandom } from '../../bench/seeded-random.ts';
import { faultsOf } from '../finding.ts';
import { countMoney } from '../proof/count-money.ts';
import { payDuring } from '../scenarios/paying.ts';
import type { World } from '../world/world.ts';

const payers = 4;
/** So long a run goes on at most until what it needs has happened. */
const mostMs = 60_000;

/** What is wrong with a product: how it speaks to its bank, or how it writes. */
interface Spoiling {
  readonly bank?: (bank: PixBank) => Partial<PixBank>;
  readonly database?: (database: Database) => Database;
}

/** What has to have happened at the bank. */
type Needed = (bank: LocalBank) => boolean;
const somePaid: Needed = ({ state }) => state.payments.length >= 12;
const someReturned: Needed = ({ state }) => state.payments.flatMap(({ refunds }) => refunds).length >= 3;

/** Lets people pay at a product that is wrong in this way, and says what is found, as a run of all faults does. */
async function faultsFound(spoiling: Spoiling = {}, needed = someReturned): Promise<string[]> {
  const local = await startLocalBank({ retryMs: 0 });
  const server = await startTestServer({ ...environmentOf(local), BID_THROTTLE_MINUTES: '0' });
  const deps = { ...server.deps, clock: systemClock };
  const app = await buildServer(deps);
  try {
    await deps.database.run({ name: 'test.limits', text: 'update profile_limit set amount = 1000000' });
    const spoiled = spoil({ ...deps, bank: local.client }, spoiling);
    // What arrived before the first reading is of before the book.
    await findLostPixJob(spoiled).run();
    const origins = [await app.listen({ host: '127.0.0.1', port: 0 })];
    const world = { people: peopleOf(server), random: seededRandom(7), database: deps.database };
    const given = { payers, origins, bank: local.bank };
    const paid = await payDuring(world, given, () => workUntil(spoiled, () => needed(local.bank)));
    for (let turn = 0; turn < 4; turn += 1) await work(spoiled);
    const money = await countMoney(deps.database, local.bank.state);
    return faultsOf({
      ...money,
      answered: paid.answered,
      unanswered: paid.unanswered,
      refused: 0,
      done: money.paid,
    });
  } finally {
    await app.close();
    await server.close();
    await local.close();
  }
}

function environmentOf({ connection }: BankProcess): Record<string, string> {
  const { apiUrl, tokenUrl, clientId, clientSecret, key } = connection;
  return {
    PIX_API_URL: apiUrl,
    PIX_TOKEN_URL: tokenUrl,
    PIX_CLIENT_ID: clientId,
    PIX_CLIENT_SECRET: clientSecret,
    PIX_KEY: key,
    PIX_RETRY_MS: '0',
  };
}

function spoil(deps: PixDeps, { bank, database }: Spoiling): PixDeps {
  return {
    ...deps,
    bank: { ...deps.bank, ...bank?.(deps.bank) },
    database: database?.(deps.database) ?? deps.database,
  };
}

const peopleOf =
  ({ deps }: TestServer): World['people'] =>
  async (count, traits) => {
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const { id } = await buildDealer(deps.database, { depositCents: 100_000_000_000, ...traits });
      const kind = { office: traits?.staffRole !== undefined };
      made.push({ id, token: (await buildSession({ ...deps, clock: systemClock }, id, kind)).token });
    }
    return made;
  };

/** Everything that a worker does about Pix is due now. */
async function work(deps: PixDeps): Promise<void> {
  const due = [
    `update pix_charge set read_at = now() where read_at > now() and state in ('asked', 'open')`,
    `update payback_part set read_at = now() where read_at > now() and state = 'sending'`,
  ];
  for (const [index, text] of due.entries()) await deps.database.run({ name: `test.due-${index}`, text });
  for (const job of [findLostPixJob, settlePixJob, sendRefundsJob])
    await job(deps)
      .run()
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      });
}

async function workUntil(deps: PixDeps, done: () => boolean): Promise<void> {
  for (const until = performance.now() + mostMs; !done() && performance.now() < until; await pause(50))
    await work(deps);
}

it('the product as it is has no fault', async () => {
  expect(await faultsFound()).toEqual([]);
});

describe('a run finds', () => {
  it('a product that asks again for a return under another id', async () => {
    const asked = new Set<string>();
    const found = await faultsFound({
      bank: (bank) => ({
        readRefund: () => Promise.reject(new PixError('missing', 'Unknown.', 'PixDevolucaoNaoEncontrada')),
        putRefund: async (endToEndId, id, centavos) => {
          const told = await bank.putRefund(endToEndId, randomUUID().replaceAll('-', ''), centavos);
          if (asked.has(id)) return { ...told, id };
          asked.add(id);
          throw new PixError('away', 'The answer was lost.');
        },
      }),
    });
    expect(found).toContain('doubled');
  });

  it('a product that believes what nobody has paid', async () => {
    const found = await faultsFound(
      {
        bank: (bank) => ({
          readCharge: async (txid) => {
            const charge = await bank.readCharge(txid);
            const [paid] = charge.payments;
            if (paid === undefined) return charge;
            const again = { ...paid, endToEndId: paid.endToEndId.replace(/....$/, 'fake') };
            return { ...charge, payments: [...charge.payments, again] };
          },
        }),
      },
      somePaid,
    );
    expect(found).toContain('doubled');
  });

  it('a product that misses what the bank lists', async () => {
    const found = await faultsFound(
      {
        bank: (bank) => ({
          listReceived: async (from, to, page) => {
            const read = await bank.listReceived(from, to, page);
            return { ...read, payments: read.payments.filter(({ centavos }) => centavos % 2 === 0) };
          },
          readCharge: async (txid) => {
            const charge = await bank.readCharge(txid);
            return { ...charge, payments: charge.payments.slice(0, 1) };
          },
        }),
      },
      somePaid,
    );
    expect(found).toContain('lost');
  });

  it('a product that writes a payment and its receipt one after the other, and dies in between', async () => {
    let statements = 0;
    const found = await faultsFound(
      {
        database: (database) => ({
          ...database,
          // Each statement stands by itself, and one in 23 is the last one of its process.
          transact: async (work) => {
            const effects: (() => void)[] = [];
            const count = <T>(done: () => Promise<T>): Promise<T> => {
              statements += 1;
              return statements % 23 === 0 ? Promise.reject(new DatabaseUnavailable('killed')) : done();
            };
            const done = await work({
              transaction: true,
              rows: (statement, parameters) => count(() => database.rows(statement, parameters)),
              row: (statement, parameters) => count(() => database.row(statement, parameters)),
              run: (statement, parameters) => count(() => database.run(statement, parameters)),
              afterCommit: (effect) => void effects.push(effect),
              commitWith: () => undefined,
            });
            for (const effect of effects) effect();
            return done;
          },
        }),
      },
      somePaid,
    );
    expect(found).toContain('lost');
  });
});
