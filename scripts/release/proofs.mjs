/**
 * @typedef {{ name: string, what: string, full: string, command: string[], env?: Record<string, string> }} Proof
 * What is proved, how much of it, and the command that the project's Node runs at its root. `npm test` runs most of them short.
 */

/** @param {string[]} files */
const vitest = (...files) => ['node_modules/vitest/vitest.mjs', 'run', ...files];

/** @type {readonly Proof[]} the shortest first */
export const PROOFS = [
  {
    name: 'replays',
    what: 'recorded auctions end as docs/replays.md says',
    full: 'all of the reference data',
    command: ['scripts/replay-auctions.mjs', '--check'],
  },
  {
    name: 'lighthouse',
    what: 'Lighthouse gives 100 for accessibility, good practice and search engines',
    full: 'six pages',
    command: ['scripts/test.mjs', '--only=journeys', 'lighthouse-finds-nothing'],
    env: { LIGHTHOUSE_PAGES: 'all' },
  },
  {
    name: 'database',
    what: 'no bid is lost or doubled while PostgreSQL is killed under one process',
    full: '50 kills',
    command: vitest('apps/server/test/processes/killed-database.isolated.test.ts'),
    env: { DATABASE_KILLS: '50' },
  },
  {
    name: 'fuzz',
    what: 'odd requests to every call are answered, and show nothing of the inside',
    full: '140,000 requests',
    command: vitest('apps/server/test/fuzz/fuzz.test.ts'),
    env: { FUZZ_REQUESTS: '140000' },
  },
  {
    name: 'rules',
    what: 'random commands agree with a reference of the rules, in memory and over HTTP',
    full: '200,000 sequences',
    command: ['scripts/prove.mjs', '200000'],
  },
  {
    name: 'faults',
    what: 'nothing is lost, doubled, broken or wrongly refused when servers, workers, database and clocks fail',
    full: '50 of each kind',
    command: ['scripts/faults.mjs', '--times', '50'],
  },
  {
    name: 'payments',
    what: 'after random histories of money, with crashes between any two steps, the book says what the bank has',
    full: '10,000 histories of Pix, 10,000 with deposits, returns and payouts',
    command: vitest(
      'apps/server/src/features/finance/pix/random-pix.test.ts',
      'apps/server/src/features/finance/book/random-money.test.ts',
    ),
    env: { PIX_HISTORIES: '10000' },
  },
  {
    name: 'undoings',
    what: 'sale, undoing, reopening, suspension and end at once leave one outcome',
    full: '1,000 offers, two servers, two workers',
    command: ['scripts/faults.mjs', '--times', '1000', '--only', 'undoings'],
  },
  {
    name: 'abuse',
    what: 'no bid, page, mail or health is lost while the product is attacked',
    full: 'twelve attacks',
    command: ['scripts/faults.mjs', '--abuse'],
  },
  {
    name: 'bench',
    what: 'no benchmark is below its bar',
    full: 'every row, 100,000 offers',
    command: ['scripts/bench.mjs', '--strict'],
  },
  {
    name: 'mutation',
    what: 'the tests notice when a rule is changed',
    full: 'every rule, from scratch',
    command: ['scripts/mutate.mjs', '--force'],
  },
];
