import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());

describe('a deposit that two members of staff record', () => {
  it('is not overwritten by the one who read it before the other wrote', async () => {
    const bia = await buildBuyer(server);
    const record = (valor: number, anterior: number) =>
      sales.post(`/admin/accounts/${bia.id}/deposit`, {
        valor,
        anterior,
        motivo: 'Transferência conferida.',
      });
    expect((await record(1_000, 0)).statusCode).toBe(200);
    const reply = await expectRefused(server, () => record(2_000, 0), 409);
    expect(reply.json()).toEqual({ erros: [expect.stringContaining('mudou enquanto você preenchia')] });
    // The same again is the same, not a conflict.
    expect((await record(1_000, 0)).statusCode).toBe(200);
    expect((await record(2_000, 1_000)).statusCode).toBe(200);
  });
});
