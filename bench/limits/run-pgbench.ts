import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadResult } from '../load/load-job.ts';
import { percentile } from '../load/percentile.ts';
import { bareTransaction } from './bare-transaction.ts';

export interface PgbenchTask {
  readonly program: string;
  readonly databaseUrl: string;
  readonly clients: number;
  readonly milliseconds: number;
  /** Auctions bid on; 1 for the hot one. */
  readonly auctions: number;
  readonly bidders: number;
}

/** Runs the bare transaction with prepared statements; times are read from the log that `pgbench` writes of every transaction. */
export async function runPgbench(task: PgbenchTask): Promise<LoadResult> {
  const directory = await mkdtemp(path.join(tmpdir(), 'patio-pgbench-'));
  try {
    await writeFile(path.join(directory, 'bid.sql'), bareTransaction);
    await run(task, directory);
    const times: number[] = [];
    for (const name of await readdir(directory)) {
      if (!name.startsWith('log.')) continue;
      for (const line of (await readFile(path.join(directory, name), 'utf8')).split('\n')) {
        const microseconds = Number(line.split(' ')[2]);
        if (line !== '' && Number.isFinite(microseconds)) times.push(microseconds / 1000);
      }
    }
    times.sort((a, b) => a - b);
    return {
      perSecond: times.length / (Math.round(task.milliseconds / 1000) || 1),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      statuses: { committed: times.length },
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function run(task: PgbenchTask, directory: string): Promise<void> {
  const url = new URL(task.databaseUrl);
  const seconds = Math.round(task.milliseconds / 1000) || 1;
  const child = spawn(
    task.program,
    [
      '--no-vacuum',
      '--protocol=prepared',
      '--jobs=2',
      '--log',
      '--log-prefix=log',
      '--file=bid.sql',
      `--client=${task.clients}`,
      `--time=${seconds}`,
      `--define=auctions=${task.auctions}`,
      `--define=bidders=${task.bidders}`,
      `--host=${url.hostname}`,
      `--port=${url.port}`,
      `--username=${url.username}`,
      url.pathname.slice(1),
    ],
    {
      cwd: directory,
      env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pgbench: ${complaint}`))));
  });
}
