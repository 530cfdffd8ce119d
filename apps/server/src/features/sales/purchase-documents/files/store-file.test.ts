import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { sealedFiles } from '../../../../platform/storage/sealed-files.ts';
import { sealedReply } from './sealed-reply.ts';
import { storeFile, storeScanned } from './store-file.ts';

const BYTES = Buffer.from('%PDF-1.7 laudo');
const refusals = { infected: 'message-file-unsafe', away: 'message-file-unchecked' } as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const files = () => sealedFiles(server.deps.config, openStorage(server.deps.config), 'kept');
const stored = () => readdir(path.join(server.deps.config.filesDir, 'kept')).catch((): string[] => []);

describe('a file', () => {
  it('is not kept when what names it could not be written', async () => {
    const save = () => Promise.reject(new Error('The row was refused.'));
    await expect(storeFile(server.deps, files(), BYTES, save)).rejects.toThrow('The row was refused.');
    await expect.poll(stored).toEqual([]);
  });

  it.each([
    ['infected', refusals.infected],
    ['away', refusals.away],
  ] as const)('is not kept when a scan says %s', async (verdict, code) => {
    const scanner = { scan: () => Promise.resolve(verdict) };
    const given = { files: files(), bytes: BYTES, refusals };
    const storing = storeScanned(server.deps, scanner, given, (_transaction, guid) => Promise.resolve(guid));
    await expect(storing).rejects.toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });

  it('is saved under a name that ends as what it is', async () => {
    const guid = await storeFile(server.deps, files(), BYTES, (_transaction, named) =>
      Promise.resolve(named),
    );
    const names = ['laudo.pdf', 'laudo.exe', 'laudo'].map(async (name) => {
      const reply = await sealedReply(files(), { guid, name, type: 'pdf' });
      return [reply?.name, reply?.type, reply?.size];
    });
    const [type, size] = ['application/pdf', BYTES.length];
    expect(await Promise.all(names)).toEqual([
      ['laudo.pdf', type, size],
      ['arquivo.pdf', type, size],
      ['arquivo.pdf', type, size],
    ]);
    await files().delete(guid);
    expect(await sealedReply(files(), { guid, name: 'laudo.pdf', type: 'pdf' })).toBeNull();
  });
});
