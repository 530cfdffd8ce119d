import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificates } from '../../../test/processes/bank-certificates.ts';
import { startLocalBank, type BankProcess } from '../../../test/processes/local-bank.ts';
import { certificateEnds, followCertificates, type Certificates } from './follow-certificates.ts';
import { openPixBank } from './open-pix-bank.ts';

const DAY = 86_400_000;
let folder = '';
let bank: BankProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patio-certificates-'));
});
afterEach(async () => {
  await bank?.close();
  bank = null;
  await rm(folder, { recursive: true });
});

const files = () => ({
  certificateFile: path.join(folder, 'pix.crt'),
  keyFile: path.join(folder, 'pix.key'),
  authorityFile: path.join(folder, 'ca.crt'),
});

async function install({ certificate, key, authority }: Partial<Certificates>): Promise<void> {
  const { certificateFile, keyFile, authorityFile } = files();
  if (certificate) await writeFile(certificateFile, certificate);
  if (key) await writeFile(keyFile, key);
  if (authority) await writeFile(authorityFile, authority);
}

/** A list of nothing: the bank answers to it whatever it has. */
const ask = (from: Pick<BankProcess, 'client'>) => from.client.listReceived(0, 1000, 0);

describe('files of certificates', () => {
  it('are read again once they change, and only then', async () => {
    const [one, other] = [await makeCertificates(), await makeCertificates()];
    await install(one.client);
    const current = followCertificates(files());
    expect(current()).toEqual(one.client);
    expect(current()).toBe(current());
    await install(other.client);
    expect(current()).toEqual(other.client);
  });

  it('that do not fit together yet leave the former ones', async () => {
    const [one, other] = [await makeCertificates(), await makeCertificates()];
    await install(one.client);
    const current = followCertificates(files());
    await install({ certificate: other.client.certificate });
    expect(current()).toEqual(one.client);
    await writeFile(files().keyFile, 'half a ke');
    expect(current()).toEqual(one.client);
    await rm(files().keyFile);
    expect(current()).toEqual(one.client);
    await install(other.client);
    expect(current()).toEqual(other.client);
  });

  it('are needed at first', () => {
    expect(() => followCertificates(files())).toThrow('ENOENT');
  });

  it('say when ours ends, not who issued it, and the last of the authorities', async () => {
    const endsAt = Date.parse('2030-03-04T05:06:07Z');
    const { client } = await makeCertificates('client', { endsAt, authorityEndsAt: endsAt + DAY });
    const older = await makeCertificates('client', { authorityEndsAt: endsAt - DAY });
    expect(
      certificateEnds({
        ...client,
        certificate: `${client.certificate}${client.authority}`,
        authority: `${client.authority}${older.client.authority}`,
      }),
    ).toEqual({ own: endsAt, authority: endsAt + DAY });
    expect(certificateEnds({ certificate: null, key: null, authority: null })).toEqual({
      own: null,
      authority: null,
    });
  });
});

describe('a bank that is asked with a certificate', () => {
  it('that has ended is away for that reason, until the files are renewed', async () => {
    const tls = await makeCertificates('client', { endsAt: Date.now() - DAY });
    bank = await startLocalBank({ tls, retryMs: 0 });
    await install(tls.client);
    const client = openPixBank({ ...bank.connection, certificates: followCertificates(files()) });
    await expect(ask({ client })).rejects.toMatchObject({
      failure: 'away',
      kind: 'OwnCertificateEnded',
      message: expect.stringContaining('our certificate ended at'),
    });
    await install(await tls.renewed());
    expect((await ask({ client })).payments).toEqual([]);
  });

  it('of an authority that has ended says so', async () => {
    const tls = await makeCertificates('client', { authorityEndsAt: Date.now() - DAY });
    bank = await startLocalBank({ tls, retryMs: 0 });
    await expect(ask(bank)).rejects.toMatchObject({ failure: 'away', kind: 'BankCertificateEnded' });
  });

  it('that is valid, and does not answer, gives no reason', async () => {
    bank = await startLocalBank({ tls: await makeCertificates(), retryMs: 0 });
    bank.bank.set({ answers: 'down' });
    await expect(ask(bank)).rejects.toMatchObject({ failure: 'away', kind: 'ServicoIndisponivel' });
    const { client } = bank;
    await bank.close();
    await expect(ask({ client })).rejects.toMatchObject({ failure: 'away', kind: null });
  });
});
