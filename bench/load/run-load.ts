import { setTimeout as pause } from 'node:timers/promises';
import type { LoadJob, LoadResult } from './load-job.ts';
import { percentile } from './percentile.ts';
import { RawClient } from './raw-client.ts';

/** Returns the next request of a connection, as the bytes to send. */
export type NextRequest = (connection: number) => string;

interface Tally {
  readonly times: number[];
  readonly statuses: Record<string, number>;
}

/** Keeps the connections of a job busy for its time and answers what they saw. */
export async function runLoad(job: LoadJob, next: NextRequest): Promise<LoadResult> {
  const clients = await Promise.all(Array.from({ length: job.connections }, () => RawClient.open(job.port)));
  const tally: Tally = { times: [], statuses: {} };
  const started = performance.now();
  const until = started + job.milliseconds;
  const left = { requests: job.atMost ?? Infinity };
  const everyMs = job.kind === 'bid' && job.perSecond !== null ? (job.connections * 1000) / job.perSecond : 0;
  try {
    await Promise.all(
      clients.map((client, index) =>
        keepBusy(client, () => next(index), tally, {
          until,
          left,
          everyMs,
          offsetMs: (everyMs * index) / job.connections,
        }),
      ),
    );
  } finally {
    for (const client of clients) client.close();
  }
  const seconds = (performance.now() - started) / 1000;
  const times = tally.times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    statuses: tally.statuses,
  };
}

/**
 * Paced requests are timed from when they were due, so that a slow reply also counts for those that had to wait behind it.
 */
async function keepBusy(
  client: RawClient,
  next: () => string,
  { times, statuses }: Tally,
  pace: {
    readonly until: number;
    readonly left: { requests: number };
    readonly everyMs: number;
    readonly offsetMs: number;
  },
): Promise<void> {
  let due = performance.now() + pace.offsetMs;
  for (;;) {
    if (pace.everyMs > 0) {
      const wait = due - performance.now();
      if (wait > 0) await pause(wait);
    } else due = performance.now();
    if (due >= pace.until || pace.left.requests <= 0) return;
    pace.left.requests -= 1;
    const status = await client.request(next());
    if (status < 400) times.push(performance.now() - due);
    statuses[status] = (statuses[status] ?? 0) + 1;
    due += pace.everyMs;
  }
}
