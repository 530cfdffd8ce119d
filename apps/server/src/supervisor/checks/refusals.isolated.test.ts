import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { superviseWith, temporaryDataDir } from '../../../test/processes/supervised.ts';

const MAIN = path.resolve(import.meta.dirname, '../../main.ts');
let place: Awaited<ReturnType<typeof temporaryDataDir>>;

beforeAll(async () => {
  place = await temporaryDataDir();
});
afterAll(() => place.remove());

async function takenPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

test('a taken port ends the start before any slow work, with one sentence that names it and the way out', async () => {
  const { server, port } = await takenPort();
  const run = await superviseWith({ PATIO_DATA_DIR: place.dataDir, PORT: String(port) });
  expect(await run.ended).toBe(1);
  server.close();
  expect(run.output()).toBe(
    `Port ${port} is already taken: stop the program that uses it, or choose another port (example: PORT=${port + 1} npm start).\n`,
  );
  expect(existsSync(path.join(place.dataDir, 'postgres'))).toBe(false);
});

test('a data directory that is a file is refused in one sentence', async () => {
  const file = path.join(place.dataDir, 'a-file');
  await writeFile(file, '');
  const run = await superviseWith({ PATIO_DATA_DIR: file });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(
    /^The data directory .*a-file cannot be written \(EEXIST\): .*PATIO_DATA_DIR=.*\n$/,
  );
});

test('an occupied port and an unusable data directory are reported together', async () => {
  const { server, port } = await takenPort();
  const run = await superviseWith({
    PATIO_DATA_DIR: path.join(place.dataDir, 'a-file', 'x'),
    PORT: String(port),
  });
  expect(await run.ended).toBe(1);
  server.close();
  const lines = run.output().trim().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('(ENOTDIR)');
  expect(lines[1]).toContain(`Port ${port} is already taken`);
});

test('every invalid variable is reported at once, without a stack trace and without secrets', async () => {
  const run = await superviseWith(
    {
      PORT: '99999',
      PATIO_ROLES: 'api,chef',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      SOFT_CLOSE_MINUTES: '11',
    },
    MAIN,
  );
  expect(await run.ended).toBe(1);
  const lines = run.output().trim().split('\n');
  expect(lines).toHaveLength(4);
  for (const name of ['PORT', 'PATIO_ROLES', 'DATABASE_URL', 'SOFT_CLOSE_MINUTES']) {
    expect(
      lines.filter((line) => line.startsWith(`${name} must be`) || line.startsWith(`${name} must list`)),
    ).toHaveLength(1);
  }
  expect(run.output()).not.toContain('hunter2');
  expect(run.output()).not.toContain('    at ');
});

test('a database that does not answer ends the start in one sentence without its password', async () => {
  const run = await superviseWith({
    PATIO_DATA_DIR: place.dataDir,
    DATABASE_URL: 'postgres://patio:hunter2@127.0.0.1:9/patio',
  });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(
    /^The database at 127\.0\.0\.1:9\/patio could not be prepared: .*DATABASE_URL.*\n$/,
  );
  expect(run.output()).not.toContain('hunter2');
});
