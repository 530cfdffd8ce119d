import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patio-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets four processes work one after the other', async () => {
  const lock = join(folder, 'lock');
  const log = join(folder, 'log');
  const module = new URL('./one-at-a-time.mjs', import.meta.url).href;
  const program = `import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(module)};
    oneAtATime(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;
  const ends = [1, 2, 3, 4].map(() => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
    return new Promise((resolve) => child.once('exit', resolve));
  });
  expect(await Promise.all(ends)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(4));
  expect(existsSync(lock)).toBe(false);
});

it('passes over a lock that a killed process left behind, and gives its own back after a failure', () => {
  const lock = join(folder, 'lock');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(pid));
  expect(oneAtATime(lock, () => 'done')).toBe('done');
  expect(() =>
    oneAtATime(lock, () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});
