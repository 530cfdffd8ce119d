import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecretKey } from './secret-key.ts';
import { childEnvironment } from '../../config/child-environment.ts';
import { loadConfig } from '../../config/load-config.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const [present, former, oldest] = [keyOf(1), keyOf(2), keyOf(3)];

let dataDir: string;
const file = () => path.join(dataDir, 'secret-key');

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'patio-keys-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a list of keys', () => {
  it('has the one in use first and older ones after it, and is passed to every role', () => {
    const config = loadConfig({ PATIO_SECRET_KEY: ` ${present}, ${former},${oldest}` });
    expect(config).toMatchObject({ secretKey: present, formerKeys: [former, oldest] });
    const { PATIO_SECRET_KEY } = childEnvironment(config, {});
    expect(loadConfig({ PATIO_SECRET_KEY })).toMatchObject({
      secretKey: present,
      formerKeys: [former, oldest],
    });
  });

  it.each([['hunter2'], [`${present},hunter2`], [`hunter2,${present}`], [`${present}${former}`]])(
    'is refused with anything else in it, which is not repeated: %s',
    (PATIO_SECRET_KEY) => {
      expect(() => loadConfig({ PATIO_SECRET_KEY })).toThrow(/PATIO_SECRET_KEY must be 32 bytes in base64/);
      expect(() => loadConfig({ PATIO_SECRET_KEY })).not.toThrow(/hunter2/);
    },
  );
});

describe('without a setting', () => {
  const config = () => loadConfig({ PATIO_DATA_DIR: dataDir });

  it('a key is made once, for its owner alone', async () => {
    const made = await withSecretKey(config());
    expect(made.secretKey).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await withSecretKey(config())).toMatchObject({ secretKey: made.secretKey, formerKeys: [] });
  });

  it('the file may list older keys, one per line', async () => {
    const stored = (await readFile(file(), 'utf8')).trim();
    await writeFile(file(), `${present}\n${stored}\n`);
    expect(await withSecretKey(config())).toMatchObject({ secretKey: present, formerKeys: [stored] });
  });

  it('a file with anything else in it stops the start, and what it holds is not repeated', async () => {
    await writeFile(file(), `${present}\nhunter2\n`);
    await expect(withSecretKey(config())).rejects.toThrow(/secret-key must be 32 bytes/);
    await expect(withSecretKey(config())).rejects.not.toThrow(/hunter2/);
  });
});
