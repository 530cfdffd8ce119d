import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../db/failures.ts';
import { createLogger } from '../logging/logger.ts';
import { startJobs, type Job } from './start-jobs.ts';

it('jobs go on by themselves after the database was away, which is logged once when it goes and once when it is back', async () => {
  const lines: string[] = [];
  const sink = { write: (line: string) => lines.push(/"msg":"[^"]*"/.exec(line)?.[0] ?? '') };
  const logger = createLogger({ level: 'info', role: 'worker', pretty: false, sink });
  let away = true;
  const runs = new Map<string, number>();
  const job = (name: string): Job => ({
    name,
    everyMs: 1,
    run: async () => {
      runs.set(name, (runs.get(name) ?? 0) + 1);
      if (away) throw new DatabaseUnavailable(new Error('gone'));
      return false;
    },
  });
  const running = startJobs([job('close'), job('mail')], logger);
  const ran = (times: number) => vi.waitFor(() => expect(Math.min(...runs.values())).toBeGreaterThan(times));
  await ran(20);
  away = false;
  const before = Math.max(...runs.values());
  await ran(before + 5);
  await running.stop();
  expect(lines).toEqual([
    '"msg":"the database is unavailable: jobs are tried again until it is back"',
    '"msg":"the database takes jobs again"',
  ]);
});

it('a job that fails by itself is logged each time', async () => {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'info',
    role: 'worker',
    pretty: false,
    sink: { write: (line) => lines.push(line) },
  });
  const run = () => Promise.reject(new Error('broken'));
  const running = startJobs([{ name: 'broken', everyMs: 1, run }], logger);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(3));
  await running.stop();
  expect(lines[0]).toContain('"msg":"job failed"');
});
