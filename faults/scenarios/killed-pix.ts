import { setTimeout as pause } from 'node:timers/promises';
import type { LocalBank } from '../../apps/server/src/platform/pix/local-bank/open-local-bank.ts';
import { startLocalBank } from '../../apps/server/test/processes/local-bank.ts';
import { between, pick } from '../../bench/seeded-random.ts';
import { faultsOf } from '../finding.ts';
import { countMoney, type MoneyCount } from '../proof/count-money.ts';
import type { Scenario } from '../scenario.ts';
import type { ProductProcess } from '../world/product-process.ts';
import type { World } from '../world/world.ts';
import { payDuring } from './paying.ts';

const payers = 8;
/** A process starts slowly on a busy machine, and a bank that is away refuses in words: who pays asks again for so long. */
const patientMs = 300_000;
/** A short run has one process of each role, and a whole one two. */
const shortRun = 10;
/** What the bank has told is in the book after this time, or it never is. */
const settledWithinMs = 180_000;

const goodDay = { answers: 'right', news: 'sent', refunds: 'done', slowMs: 0 } as const;

const listed = { name: 'faults.listed', text: 'select until from pix_watermark' } as const;

/** The time goes by after which others take what a process held that died. */
const later = [
  `update pix_charge set read_at = now() where read_at > now() and state in ('asked', 'open')`,
  `update payback_part set read_at = now() where read_at > now() and state = 'sending'`,
].map((text, index) => ({ name: `faults.later-${index}`, text }));

/** Servers and workers killed while buyers pay by Pix at a bank with bad days, and finance gives back what was too much. */
export const killedPix: Scenario = {
  name: 'pix',
  async run(world) {
    const { bank, close, environment } = await openBank();
    try {
      const each = world.times < shortRun ? [0] : [0, 1];
      const servers = await Promise.all(each.map(() => world.start('api', { environment })));
      const told = { ...environment, PIX_WEBHOOK_URL: `${servers[0]?.origin ?? ''}/api/pix` };
      const workers = await Promise.all(each.map(() => world.start('worker', { environment: told })));
      await untilListening(world, bank);
      const origins = servers.map(({ origin }) => origin);
      let kills = 0;
      const paid = await payDuring(world, { payers, origins, bank, timeoutMs: patientMs }, async () => {
        kills = await killAll(world, [...servers, ...workers], bank);
      });
      const money = await untilSettled(world, bank, workers);
      return {
        what: 'server or worker killed while people pay by Pix',
        tried: `${kills} kills`,
        answered: paid.answered,
        unanswered: paid.unanswered,
        done: money.paid,
        lost: money.lost,
        refused: 0,
        doubled: money.doubled,
        ledgers: money.ledgers,
        broken: money.broken,
        note: `${money.paid} payments, ${paid.seen} seen on their pages at once, ${money.returned} returned; book and bank compared to the centavo`,
      };
    } finally {
      await close();
    }
  },
};

/** A bank on this machine that sends its news for real; they are lost where nobody listens. */
async function openBank() {
  const { bank, connection, close } = await startLocalBank({
    post: async (url, body) => {
      const sent = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      const reply = await fetch(url, { ...sent, signal: AbortSignal.timeout(5000) }).catch(() => null);
      await reply?.arrayBuffer().catch(() => undefined);
    },
  });
  const environment = {
    PIX_API_URL: connection.apiUrl,
    PIX_TOKEN_URL: connection.tokenUrl,
    PIX_CLIENT_ID: connection.clientId,
    PIX_CLIENT_SECRET: connection.clientSecret,
    PIX_KEY: connection.key,
  };
  return { bank, close, environment };
}

/** What arrived before the first reading would be of before the book. */
async function untilListening({ database }: World, bank: LocalBank): Promise<void> {
  for (const until = performance.now() + settledWithinMs; performance.now() < until; await pause(50))
    if (bank.state.webhook !== null && (await database.row(listed)) !== undefined) return;
  throw new Error('The product did not turn to its bank.');
}

/** Kills one process, or all of them at once, again and again, while the bank has another day each time. */
async function killAll(
  { random, times }: World,
  processes: readonly ProductProcess[],
  bank: LocalBank,
): Promise<number> {
  let kills = 0;
  while (kills < times) {
    bank.set({
      answers: pick(random, ['right', 'right', 'right', 'lost', 'down'] as const),
      news: pick(random, ['sent', 'sent', 'held', 'lost'] as const),
      refunds: pick(random, ['done', 'done', 'processing', 'failed'] as const),
      slowMs: pick(random, [0, 0, 40]),
    });
    await pause(between(random, 100, 1200));
    const struck = between(random, 1, 5) === 1 ? processes : [pick(random, processes)];
    await Promise.all(struck.map((each) => each.kill()));
    kills += struck.length;
    await repeatNews(bank, random);
    await Promise.all(struck.map((each) => each.start()));
  }
  bank.set(goodDay);
  return kills;
}

/** Old news, news of nothing, all that was held, and now and then a payment that the bank gives back by itself. */
async function repeatNews(bank: LocalBank, random: World['random']): Promise<void> {
  const { payments, charges } = bank.state;
  if (payments.length > 0) await bank.repeatNews(pick(random, payments).endToEndId);
  if (charges.length > 0) await bank.forgeNews(pick(random, charges).txid, between(random, 1, 100_000));
  if (payments.length > 0 && between(random, 1, 3) === 1)
    await bank.giveBack(pick(random, payments).endToEndId, { nature: 'MED_FRAUDE' });
  await bank.releaseNews();
  await bank.settleRefunds(pick(random, ['DEVOLVIDO', 'NAO_REALIZADO'] as const));
}

/** The bank has a good day, and the workers begin once more; waits until book and bank agree, or for too long. */
async function untilSettled(
  { database, say }: World,
  bank: LocalBank,
  workers: readonly ProductProcess[],
): Promise<MoneyCount> {
  await bank.settleRefunds('DEVOLVIDO');
  await Promise.all(workers.map((worker) => worker.kill()));
  await Promise.all(workers.map((worker) => worker.start()));
  const until = performance.now() + settledWithinMs;
  for (let turn = 0; performance.now() < until; turn += 1, await pause(1000)) {
    if (turn % 6 === 0) for (const statement of later) await database.run(statement);
    const money = await countMoney(database, bank.state);
    if (faultsOf({ ...money, answered: 1, unanswered: 0, refused: 0, done: 1 }).length === 0) return money;
  }
  return countMoney(database, bank.state, say);
}
