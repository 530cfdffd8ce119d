import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { endAuction } from '../../../../test/scenes/purchases/undone-sale.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expireConditionalSalesJob } from './public.ts';
import { lockWithLeader, settleConditional } from './settle-conditional.ts';

const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let store: number;
let stores = 0;

beforeAll(async () => {
  server = await startTestServer();
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  stores += 1;
  store = await buildPartner(server.deps.database, { store: `parada-${'x'.repeat(stores)}` });
  ana = await buildBuyer(server);
});

/** The best bid of Ana, below the reserve of an offer of a store that is suspended since. */
async function stopped(): Promise<number> {
  const code = await endAuction(server, [[ana, 12_000]], { reserveCents: 5_000_000 });
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [code, store],
  );
  await notifySellingSide(server);
  await sales.post(`/admin/stores/${store}/suspend`, { motivo: 'Documentos em análise.' });
  return code;
}

describe('a conditional sale whose store is suspended, rule 0.31', () => {
  it('does not end though the job took its term as over', async () => {
    const code = await stopped();
    const row = await server.deps.database.row<{ until: number }>(
      { name: 'test.until', text: 'select conditional_until as until from auction where offer_code = $1' },
      [code],
    );
    server.clock.set(row?.until ?? 0);
    const ended = await server.deps.database.transact(async (transaction) => {
      const auction = await lockWithLeader(transaction, code);
      return auction && settleConditional(server.deps, transaction, auction, 'expire');
    });
    expect(ended).toEqual({ kind: 'refused', reason: 'not-due' });
  });

  it('whose bidder leaves is told to those who sell for it, and the audit log says that the worker did it', async () => {
    const code = await stopped();
    await ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null });
    server.clock.advance(DAY);
    await expireConditionalSalesJob(server.deps).run();
    await notifySellingSide(server);
    const told = await server.deps.database.row<{ subject: string; text: string }>(
      { name: 'test.told', text: 'select subject, text from mail where recipient = $1 order by id desc' },
      [sales.email],
    );
    expect(told?.subject).toMatch(/^Comprador saiu da venda condicional/);
    expect(told?.text).toContain('encerrada sem venda');
    const audited = await server.deps.database.rows(
      { name: 'test.audited', text: 'select actor_id, command, action, after from audit where subject = $1' },
      [`offer ${code}`],
    );
    expect(audited).toEqual([
      { actor_id: null, command: 'worker', action: 'release-conditional', after: { status: 'E' } },
    ]);
  });
});
