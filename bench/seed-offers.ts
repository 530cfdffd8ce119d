import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureSeeds } from '../apps/server/src/ensure-seeds.ts';
import { saveOffers } from '../apps/server/src/features/catalogue/catalogue/public.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { generatedOffer, readStock } from './generated-offer.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Fills a database with generated offers: `node bench/seed-offers.ts --url postgres://… --count 100000 [--seed 1]`.
 * The same seed gives the same offers; their codes and the guids of their pictures differ.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
if (values.url === undefined) throw new Error('--url is missing: the address of the database to fill.');

const batch = 2000;
const started = performance.now();
await migrate(values.url);
const database = openDatabase({ url: values.url, max: 2, applicationName: 'patio-seed' });
await ensureSeeds(database);
const stock = await readStock(database);
const random = seededRandom(Number(values.seed));
const count = Number(values.count);
const now = Date.now();
const batches = Array.from({ length: Math.ceil(count / batch) }, (_, n) =>
  Math.min(batch, count - n * batch),
);
// Two at a time: one is written while the other is made.
const writers = [0, 1].map(async () => {
  for (let size = batches.pop(); size !== undefined; size = batches.pop()) {
    const drafts = Array.from({ length: size }, () => generatedOffer(stock, random, now, randomUUID));
    await database.transact((transaction) => saveOffers(transaction, drafts));
  }
});
await Promise.all(writers);
const seconds = (performance.now() - started) / 1000;
await database.run({ name: 'seed.analyse', text: 'vacuum analyze' });
await database.close();
console.log(`${count} offers in ${seconds.toFixed(1)} s (${Math.round(count / seconds)} a second)`);
