import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { makeCertificates } from '../../../../../test/processes/bank-certificates.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { createLogger } from '../../../../platform/logging/logger.ts';
import { createMetrics } from '../../../../platform/metrics/metrics.ts';
import { watchCertificateJob } from './watch-certificate.job.ts';

const DAY = 86_400_000;
let server: TestServer;
let folder = '';
let finance: StaffMember;
let administrator: StaffMember;
let sales: StaffMember;

const file = (name: string): string => path.join(folder, name);

/** Puts certificates in place that end at an instant. */
async function install(endsAt: number, authorityEndsAt = endsAt + 900 * DAY): Promise<void> {
  const { client } = await makeCertificates('client', { endsAt, authorityEndsAt });
  await writeFile(file('pix.crt'), client.certificate ?? '');
  await writeFile(file('pix.key'), client.key ?? '');
  await writeFile(file('ca.crt'), client.authority ?? '');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'patio-certificates-'));
  await install(Date.parse('2026-08-01T12:00:00Z'));
  server = await startTestServer({
    PIX_API_URL: 'https://localhost:1/api/v2',
    PIX_TOKEN_URL: 'https://localhost:1/token',
    PIX_CLIENT_ID: 'patio',
    PIX_CLIENT_SECRET: 'segredo',
    PIX_KEY: 'chave',
    PIX_CERT_FILE: file('pix.crt'),
    PIX_KEY_FILE: file('pix.key'),
    PIX_CA_FILE: file('ca.crt'),
  });
  finance = await buildStaff(server, { staffRole: 'finance' });
  administrator = await buildStaff(server, { staffRole: 'administrator' });
  sales = await buildStaff(server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Looks at an instant; returns what it logs and the metrics. */
async function look(at: number) {
  const lines: string[] = [];
  const sink = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ level: 'info', role: 'worker', pretty: false, sink });
  const metrics = createMetrics();
  server.clock.set(at);
  await watchCertificateJob({ ...server.deps, logger, metrics }).run();
  const left = /^patio_pix_certificate_days.*$/gm;
  return { log: lines.join('\n'), days: (await metrics.text()).match(left) ?? [] };
}

const subjects = async (who: StaffMember) =>
  (await mailsTo(server.deps.database, who.email)).map(({ subject }) => subject);

const inOffice = () =>
  server.deps.database.rows<{ title: string; office_path: string }>(
    {
      name: 'test.certificate-told',
      text: 'select title, office_path from notification where account_id = $1 order by code',
    },
    [finance.id],
  );

describe('the certificate of the connection to the bank', () => {
  const END = Date.parse('2026-08-01T12:00:00Z');

  it('says nothing more than thirty days before its end, but stands in the metrics', async () => {
    const { log, days } = await look(END - 31 * DAY);
    expect([log, days]).toEqual([
      '',
      ['patio_pix_certificate_days{of="own"} 31', 'patio_pix_certificate_days{of="authority"} 931'],
    ]);
    expect(await subjects(finance)).toEqual([]);
  });

  it('is told to finance and administrators at 30, 14, 7, 3 and 1 days and at its end, each once', async () => {
    for (const [left, times] of [
      [30, 1],
      [29, 1],
      [14, 2],
      [8, 2],
      [7, 3],
      [3, 4],
      [1, 5],
      [0, 6],
      [-20, 6],
    ] as const) {
      const { log } = await look(END - left * DAY);
      await look(END - left * DAY);
      expect(log).toContain(
        left > 0 ? 'a certificate for the bank ends soon' : 'has ended: the bank cannot be reached',
      );
      expect([left, (await inOffice()).length]).toEqual([left, times]);
    }
    const told = await subjects(finance);
    expect(told.toSorted()).toEqual((await subjects(administrator)).toSorted());
    expect(told).toHaveLength(6);
    expect(told.join()).toContain('menos de 14 dias');
    expect(told.join()).toContain('vencido');
    expect(await subjects(sales)).toEqual([]);
  });

  it('begins again once it is renewed, without a restart', async () => {
    const renewed = END + 365 * DAY;
    await install(renewed);
    const before = (await inOffice()).length;
    const { log, days } = await look(END + DAY);
    expect([log, days[0]]).toEqual(['', 'patio_pix_certificate_days{of="own"} 364']);
    expect(await inOffice()).toHaveLength(before);
    await look(renewed - 30 * DAY);
    expect(await inOffice()).toHaveLength(before + 1);
  });

  it('is told apart from that of the authority, which ends by itself', async () => {
    await install(END + 3000 * DAY, END + 400 * DAY);
    const { log } = await look(END + 395 * DAY);
    expect(log).toContain('"of":"authority"');
    expect(log).not.toContain('"of":"own"');
    expect((await inOffice()).at(-1)?.title).toContain('Certificado do banco');
  });

  it('that cannot be read is said in the log', async () => {
    await writeFile(file('pix.crt'), 'nothing');
    expect((await look(END)).log).toContain('could not be read');
  });
});
