import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { buildTransfer } from '../../../../../test/scenes/purchases/transfer-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { followTransfersJob } from '../public.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
});

const listed = async () => {
  await followTransfersJob(server.deps).run();
  const reply = await sales.get('/admin/purchases?transferencia=concluida');
  return reply.json<{ data: { codigo: number }[] }>().data.map(({ codigo }) => codigo);
};
const change = (name: string, text: string, code?: number) =>
  server.deps.database.run({ name: `test.complete-${name}`, text }, code === undefined ? [] : [code]);

describe('the summary of a complete transfer', () => {
  it('is written also if that of another purchase cannot be', async () => {
    const columns = { invoice_issued: true, finished_at: server.clock.now() };
    const first = await buildTransfer(server, ana, { plate: null, columns });
    const second = await buildTransfer(server, ana, { plate: null, columns });
    await change(
      'function',
      `create function test_refuse() returns trigger language plpgsql as $f$ begin
         if new.purchase_code = ${Math.min(first.code, second.code)} then raise exception 'refused'; end if; return new; end $f$`,
    );
    await change(
      'trigger',
      'create trigger test_refuse before insert or update on transfer for each row execute function test_refuse()',
    );
    expect(await listed()).toEqual([Math.max(first.code, second.code)]);
    await change('end', 'drop trigger test_refuse on transfer');
    await change('function-end', 'drop function test_refuse()');
    await change('leave', 'delete from transfer where purchase_code = $1', first.code);
    await change('leave-both', 'delete from transfer where purchase_code = $1', second.code);
  });

  it('is no longer complete when the guard takes the exit back', async () => {
    const sale = await buildTransfer(server, ana, { plate: null, columns: { invoice_issued: true } });
    await change('released', `update purchase set status = 'L' where code = $1`, sale.code);
    await change(
      'exit',
      `insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
        select gen_random_uuid(), p.code, v.code, false, '', false, 1, p.account_id, now()
        from purchase p join vehicle v on v.offer_code = p.offer_code where p.code = $1`,
      sale.code,
    );
    expect(await listed()).toEqual([sale.code]);
    await change(
      'undone',
      'update yard_exit set undone_by = confirmed_by, undone_at = now() where purchase_code = $1',
      sale.code,
    );
    expect(await listed()).toEqual([]);
  });

  it('is no longer complete when the invoice of a completed purchase is taken back', async () => {
    const columns = { invoice_issued: true, finished_at: server.clock.now() };
    const sale = await buildTransfer(server, ana, { plate: null, columns });
    await change('completed', `update purchase set status = 'X' where code = $1`, sale.code);
    expect(await listed()).toEqual([sale.code]);
    await change('invoice', 'update purchase set invoice_issued = false where code = $1', sale.code);
    expect(await listed()).toEqual([]);
  });
});
