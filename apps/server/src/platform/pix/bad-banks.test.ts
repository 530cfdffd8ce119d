import { afterEach, describe, expect, test } from 'vitest';
import { makeCertificates } from '../../../test/processes/bank-certificates.ts';
import { startLocalBank, type BankProcess } from '../../../test/processes/local-bank.ts';
import { openPixBank } from './open-pix-bank.ts';

const txid = 'a'.repeat(32);
const charge = { centavos: 500, seconds: 3600, debtor: null, text: 'Compra 7' };
const open: BankProcess[] = [];

async function start(...given: Parameters<typeof startLocalBank>): Promise<BankProcess> {
  const bank = await startLocalBank(...given);
  open.push(bank);
  return bank;
}
afterEach(async () => {
  for (const bank of open.splice(0)) await bank.close();
});

const calls = ({ exchanges }: BankProcess) => exchanges.filter(({ url }) => url.includes('/api/v2/'));

describe('a bank on a bad day', () => {
  test.each([
    ['is down', 'down', 'away'],
    ['answers with a page', 'nonsense', 'nonsense'],
    ['answers with something else', 'wrong', 'nonsense'],
  ] as const)('that %s', async (_what, answers, failure) => {
    const { bank, client } = await start();
    bank.set({ answers });
    await expect(client.readCharge(txid)).rejects.toMatchObject({ name: 'PixError', failure });
    await expect(client.listReceived(0, 1000, 0)).rejects.toMatchObject({ name: 'PixError', failure });
  });

  test('that says nothing is not waited for', async () => {
    const { bank, client } = await start({ timeoutMs: 100 });
    bank.set({ answers: 'silent' });
    await expect(client.readCharge(txid)).rejects.toMatchObject({ failure: 'away' });
  });

  test('that nobody reaches is away', async () => {
    const { client, close } = await startLocalBank();
    await close();
    await expect(client.readCharge(txid)).rejects.toMatchObject({ failure: 'away' });
  });

  test('that loses its answers is asked again, and has done it once', async () => {
    const process = await start();
    process.bank.set({ answers: 'lost' });
    await expect(process.client.putCharge(txid, charge)).rejects.toMatchObject({ failure: 'away' });
    process.bank.set({ answers: 'right' });
    expect(await process.client.putCharge(txid, charge)).toMatchObject({ txid, centavos: 500 });
    expect(process.bank.state.charges).toHaveLength(1);
    expect(calls(process)).toHaveLength(4);
  });

  test('is not asked twice to revise, because each counts', async () => {
    const process = await start();
    await process.client.putCharge(txid, charge);
    process.bank.set({ answers: 'lost' });
    await expect(process.client.reviseCharge(txid, { centavos: 7 })).rejects.toMatchObject({
      failure: 'away',
    });
    expect(calls(process)).toHaveLength(2);
  });

  test('gives a refund once, however often it is asked', async () => {
    const process = await start();
    await process.client.putCharge(txid, charge);
    const paid = await process.bank.pay({ charge: txid, centavos: null, force: false });
    const id = 'payment' in paid ? paid.payment.endToEndId : '';
    process.bank.set({ answers: 'lost' });
    await expect(process.client.putRefund(id, 'D1', 500)).rejects.toMatchObject({ failure: 'away' });
    process.bank.set({ answers: 'right' });
    await process.client.putRefund(id, 'D1', 500);
    await expect(process.client.putRefund(id, 'D2', 1)).rejects.toMatchObject({
      failure: 'refused',
      kind: 'PixDevolucaoInvalida',
    });
    expect(process.bank.state.payments[0]?.refunds).toHaveLength(1);
  });
});

describe('tokens', () => {
  test('are asked for once by many calls at the same time', async () => {
    const process = await start();
    await Promise.allSettled(Array.from({ length: 8 }, () => process.client.readCharge(txid)));
    expect(process.exchanges.filter(({ url }) => url.endsWith('/oauth/token'))).toHaveLength(1);
  });

  test('are renewed when the bank does not take one any more', async () => {
    let now = 0;
    const process = await start({ now: () => now });
    await process.client.putCharge(txid, charge);
    now = 3_600_000;
    expect(await process.client.readCharge(txid)).toMatchObject({ txid });
    expect(process.exchanges.filter(({ url }) => url.endsWith('/oauth/token'))).toHaveLength(2);
  });

  test('are not given to others, and no error holds the secret', async () => {
    const { connection } = await start();
    const client = openPixBank({ ...connection, clientSecret: 'segredo-errado' });
    const error: unknown = await client.readCharge(txid).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'PixError', failure: 'denied' });
    expect(JSON.stringify(error) + String(error)).not.toMatch(/segredo|c2VncmVkby/);
  });
});

describe('certificates', () => {
  test('are shown to the bank, whose own is checked', async () => {
    const process = await start({ tls: await makeCertificates() });
    expect(await process.client.putCharge(txid, charge)).toMatchObject({ txid });
    const certificates = process.connection.certificates();
    for (const wrong of [
      { ...certificates, certificate: null, key: null },
      { ...certificates, authority: null },
    ]) {
      const client = openPixBank({ ...process.connection, certificates: () => wrong });
      await expect(client.readCharge(txid)).rejects.toMatchObject({ failure: 'away' });
    }
  });

  test('of another authority open nothing', async () => {
    const process = await start({ tls: await makeCertificates('other') });
    await expect(process.client.readCharge(txid)).rejects.toMatchObject({ failure: 'away' });
  });
});
