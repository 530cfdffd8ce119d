import pg from 'pg';

/** Input of a process of the `pgbench` replacement. */
export interface TransactionTask {
  readonly databaseUrl: string;
  readonly clients: number;
  readonly milliseconds: number;
  readonly auctions: number;
  readonly bidders: number;
}

const hash = 'f'.repeat(64);
const lock = {
  name: 'lock',
  text: 'select last_seq + 1 as seq, price_cents + 10000 as price from bare_auction where offer_code = $1 for update',
};
const insert = {
  name: 'insert',
  text: `insert into bare_bid (offer_code, code, seq, at, kind, bidder_id, value_cents, previous_hash, hash)
    values ($1, nextval('bid_code_sequence'), $2, now(), 'L', $3, $4, '${hash}', '${hash}')`,
};
const change = {
  name: 'change',
  text: `update bare_auction set price_cents = $2, bid_count = bid_count + 1, leader_id = $3, leader_maximum_cents = $2,
    leader_automatic = false, leader_since = now(), last_seq = $4, last_at = now(), last_hash = '${hash}' where offer_code = $1`,
};

const upTo = (most: number) => 1 + Math.floor(Math.random() * most);

/** One client: transactions one after the other until the time is over. Adds how long each took, in milliseconds. */
async function repeat(task: TransactionTask, until: number, times: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: task.databaseUrl });
  await client.connect();
  while (performance.now() < until) {
    const began = performance.now();
    const offer = upTo(task.auctions);
    const bidder = upTo(task.bidders);
    await client.query('begin');
    const { rows } = await client.query<{ seq: number; price: string }>({ ...lock, values: [offer] });
    const { seq = 0, price = '0' } = rows[0] ?? {};
    await client.query({ ...insert, values: [offer, seq, bidder, price] });
    await client.query({ ...change, values: [offer, price, bidder, seq] });
    await client.query('commit');
    times.push(performance.now() - began);
  }
  await client.end();
}

process.on('message', (task: TransactionTask) => {
  const times: number[] = [];
  const until = performance.now() + task.milliseconds;
  Promise.all(Array.from({ length: task.clients }, () => repeat(task, until, times))).then(
    () => process.send?.({ times }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
