import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { recordAudit } from '../../../platform/audit/public.ts';

let server: TestServer;

type Recorded = Omit<Parameters<typeof recordAudit>[1], 'actorId' | 'at'>;

const record = (rows: readonly Recorded[]) =>
  server.deps.database.transact(async (transaction) => {
    for (const row of rows)
      await recordAudit(transaction, { ...row, actorId: null, command: 'test', at: server.clock.now() });
  });
const read = async (by: StaffMember, query: string) =>
  (await by.get(`/admin/audit?${query}`)).json<{
    data: { acao: string; id: string | null }[];
    legivel: boolean;
  }>();
const actions = async (by: StaffMember, query: string) =>
  (await read(by, query)).data.map(({ acao }) => acao).toSorted();

beforeAll(async () => {
  server = await startTestServer();
  await record([
    { action: 'save-pickup-place', subject: 'house', details: { city: 7 } },
    { action: 'save-pickup-place', subject: 'house', details: { city: 8 } },
    { action: 'save-yard', subject: 'house', details: { city: 7 } },
    { action: 'close-day', subject: 'book 2026-11-28' },
    { action: 'close-day', subject: 'book 2026-11-29' },
    { action: 'close-day', subject: 'book 2026-11-30' },
  ]);
});
afterAll(() => server.close());

describe('the audit log', () => {
  it('shows who sees pickup places what was done to one, and nothing else of the house', async () => {
    const support = await buildStaff(server, { staffRole: 'support' });
    const sales = await buildStaff(server);
    const content = await buildStaff(server, { staffRole: 'content' });
    expect(await actions(support, 'tipo=house&cidade=7')).toEqual(['save-pickup-place']);
    expect(await actions(sales, 'tipo=house&cidade=7')).toEqual(['save-pickup-place', 'save-yard']);
    expect(await actions(content, 'tipo=house&cidade=7')).toEqual([]);
    const legible = async (by: StaffMember, acao: string) =>
      (await read(by, `tipo=house&acao=${acao}`)).legivel;
    expect(await legible(support, 'save-pickup-place')).toBe(true);
    expect(await legible(support, 'save-yard')).toBe(false);
    expect(await legible(content, 'save-pickup-place')).toBe(false);
  });

  it('is narrowed to days of the book', async () => {
    const finance = await buildStaff(server, { staffRole: 'finance' });
    const days = async (query: string) =>
      (await read(finance, query)).data.map(({ id }) => id ?? '').toSorted();
    expect(await days('dia.de=2026-11-29&dia.ate=2026-11-29')).toEqual(['2026-11-29']);
    expect(await days('dia.de=2026-11-29')).toEqual(['2026-11-29', '2026-11-30']);
  });
});
