import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { endAuction } from '../../../../../test/scenes/purchases/undone-sale.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { expireConditionalSalesJob } from '../../closing/public.ts';
import { expireProposalsJob } from '../../proposals/public.ts';
import { proposalReader } from '../../proposals/proposals.store.ts';

const HOUR = 3_600_000;

let server: TestServer;
let sales: StaffMember;
let bia: Buyer;
let store: number;
let stores = 0;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  store = await buildPartner(server.deps.database, { store: `proposta-${'x'.repeat(stores)}` });
  bia = await buildBuyer(server);
});

/** An offer of the store whose best bid, R$ 12.000,00, is below its reserve. */
const conditional = async (): Promise<number> => {
  const code = await endAuction(server, [[await buildBuyer(server), 12_000]], { reserveCents: 5_000_000 });
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [code, store],
  );
  return code;
};
const change = (verb: 'suspend' | 'release') =>
  sales.post(`/admin/stores/${store}/${verb}`, { motivo: 'Documentos em análise.' });
const runJobs = async () => {
  await expireConditionalSalesJob(server.deps).run();
  await expireProposalsJob(server.deps).run();
};

describe('a proposal on an offer of a store whose best bid waits for a decision', () => {
  const proposed = async (code: number): Promise<number> => {
    const row = await server.deps.database.row<{ code: number }>(
      {
        name: 'test.proposal',
        text: `insert into proposal (offer_code, account_id, value_cents, status, freight, expires_at, created_at, moved_at)
          values ($1, $2, 1500000, 'open', 'N', $3, $4, $4) returning code`,
      },
      [code, bia.id, new Date(server.clock.now() + 2 * HOUR), new Date(server.clock.now())],
    );
    return row?.code ?? 0;
  };
  const proposal = (code: number) =>
    server.deps.database.row<{ status: string; expires_at: number }>(
      { name: 'test.proposal-state', text: 'select status, expires_at from proposal where code = $1' },
      [code],
    );

  it('waits while the store is suspended, keeps no other from running out, and gets its time back', async () => {
    const code = await proposed(await conditional());
    await change('suspend');
    server.clock.advance(3 * HOUR);
    expect(await proposalReader(server.deps.database).due(server.clock.now(), 10)).toEqual([]);
    await runJobs();
    expect(await proposal(code)).toMatchObject({ status: 'open' });
    await change('release');
    expect((await proposal(code))?.expires_at).toBeGreaterThanOrEqual(server.clock.now() + 2 * HOUR);
    await runJobs();
    expect(await proposal(code)).toMatchObject({ status: 'open' });
  });

  it('runs out at a store that was closed for good before', async () => {
    const code = await proposed(await conditional());
    await server.deps.database.run(
      { name: 'test.closed', text: `update partner set status = 'closed', standing_at = $2 where id = $1` },
      [store, new Date(server.clock.now())],
    );
    server.clock.advance(3 * HOUR);
    await runJobs();
    expect(await proposal(code)).toMatchObject({ status: 'expired' });
  });
});
