import { fork } from 'node:child_process';
import path from 'node:path';
import type { LoadResult } from '../load/load-job.ts';
import { percentile } from '../load/percentile.ts';
import type { TransactionTask } from './bare-transaction-client.ts';

const processes = 2;

/**
 * The stand-in where there is no `pgbench`: the same transaction from two Node processes with prepared statements. It costs more time of
 * its own than `pgbench` does, so it is a lower limit.
 */
export async function runTransactions(task: TransactionTask): Promise<LoadResult> {
  const share = { ...task, clients: Math.ceil(task.clients / processes) };
  const parts = await Promise.all(Array.from({ length: processes }, () => runPart(share)));
  const times = parts.flat().sort((a, b) => a - b);
  return {
    perSecond: times.length / (task.milliseconds / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    statuses: { committed: times.length },
  };
}

function runPart(task: TransactionTask): Promise<readonly number[]> {
  const child = fork(path.join(import.meta.dirname, 'bare-transaction-client.ts'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (answer: { times: number[] } | { failure: string }) => {
      child.disconnect();
      if ('times' in answer) resolve(answer.times);
      else reject(new Error(answer.failure));
    });
    child.send(task);
  });
}
