import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import type { Parameter } from '../../../platform/db/database.ts';
import { verifyBook } from '../book/public.ts';
import { fillChargesJob } from './fill-charges.job.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
beforeEach(async () => {
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

let statements = 0;
const named = (text: string) => ({ name: `test.charges-${(statements += 1)}`, text });
const run = (text: string, parameters: readonly Parameter[] = []) =>
  server.deps.database.run(named(text), parameters);

/** What the book says of a purchase: each account with its balance. */
async function bookOf(purchase: number): Promise<Record<string, number>> {
  const rows = await server.deps.database.rows<{ kind: string; sum: number }>(
    named(`select a.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account a on a.code = e.account_code
      join charge c on c.code = e.charge_code where c.purchase_code = $1 group by a.kind having sum(e.amount_cents) <> 0`),
    [purchase],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

/** A purchase of R$ 12.000,00 as it stood before there were charges. */
async function olderPurchase(columns: Readonly<Record<string, number | boolean>> = {}): Promise<number> {
  const purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id, { columns }));
  await server.deps.database.transact(async (transaction) => {
    const tables = ['book_entry', 'book_transaction'];
    for (const table of tables) await transaction.run(named(`alter table ${table} disable trigger user`));
    const ofIt = 'where charge_code in (select code from charge where purchase_code = $1)';
    for (const table of tables) await transaction.run(named(`delete from ${table} ${ofIt}`), [purchase]);
    await transaction.run(named('delete from charge where purchase_code = $1'), [purchase]);
    for (const table of tables) await transaction.run(named(`alter table ${table} enable trigger user`));
  });
  return purchase;
}

const faults = async (): Promise<string[]> => {
  const found: string[] = [];
  await verifyBook(server.deps.database, (fault) => found.push(fault));
  return found;
};

describe('a sale', () => {
  it('is charged in its own transaction, and its cancellation ends the charges', async () => {
    const purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
    expect(await bookOf(purchase)).toEqual({ receivable: 1_200_000, 'house-revenue': -1_200_000 });
    const undone = await sales.post(`/admin/purchases/${purchase}/default`, {
      motivo: 'Não pagou no prazo.',
    });
    expect(undone.statusCode).toBe(200);
    expect(await bookOf(purchase)).toEqual({});
    expect(await faults()).toEqual([]);
  });
});

describe('the book', () => {
  it('takes nothing that does not balance, changes nothing and adds nothing to what was written', async () => {
    const purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
    const charge = `(select code from charge where purchase_code = ${purchase})`;
    const bank = `(select code from book_account where kind = 'house-bank')`;
    const booked = `(select code from book_transaction where charge_code = ${charge})`;
    const single = `with t as (insert into book_transaction (kind, charge_code, at, key) values ('receipt', ${charge}, now(), 'x-${purchase}')
      returning code) select code from t`;
    await expect(run(single)).rejects.toThrow('does not balance');
    const late = `insert into book_entry (transaction_code, account_code, charge_code, amount_cents) values
      (${booked}, ${bank}, ${charge}, 5), (${booked}, ${bank}, ${charge}, -5)`;
    await expect(run(late)).rejects.toThrow('a transaction of now');
    for (const table of ['book_entry', 'book_transaction', 'book_account']) {
      await expect(run(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(run(`update ${table} set code = default`)).rejects.toThrow(/append-only|identity/);
    }
  });

  it('is recomputed: what was changed behind its back is found', async () => {
    const purchase = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
    const change = async (by: number) =>
      server.deps.database.transact(async (transaction) => {
        await transaction.run(named('alter table book_entry disable trigger user'));
        await transaction.run(
          named(
            `update book_entry set amount_cents = amount_cents + $2 where amount_cents > 0 and charge_code in (select code from charge where purchase_code = $1)`,
          ),
          [purchase, by],
        );
        await transaction.run(named('alter table book_entry enable trigger user'));
      });
    await change(100);
    expect((await faults()).join('\n')).toMatch(
      /adds up to 100[\s\S]*receivable stands at 1200100, and 1200000/,
    );
    await change(-100);
    expect(await faults()).toEqual([]);
  });
});

describe('purchases of before', () => {
  it('are charged whatever their buyer is called', async () => {
    await run('update account set name = $2, surname = $3 where id = $1', [
      ana.id,
      'Ana Maria '.repeat(10).slice(0, 100),
      'de Souza '.repeat(12).slice(0, 100),
    ]);
    const paid = await olderPurchase({ payment_approved: true });
    await fillChargesJob(server.deps).run();
    expect(await bookOf(paid)).toEqual({ 'house-bank': 1_200_000, 'house-revenue': -1_200_000 });
  });

  it('are charged once by the job, as they stand, and nobody is notified', async () => {
    const open = await olderPurchase();
    const paid = await olderPurchase({ payment_approved: true });
    const gone = await olderPurchase({ payment_approved: true, cancelled_at: server.clock.now() });
    const told = () =>
      server.deps.database.row(
        named('select (select count(*) from mail) + (select count(*) from notification) as n'),
      );
    const before = await told();
    await Promise.all([fillChargesJob(server.deps).run(), fillChargesJob(server.deps).run()]);
    await fillChargesJob(server.deps).run();
    expect(await told()).toEqual(before);
    expect(await bookOf(open)).toEqual({ receivable: 1_200_000, 'house-revenue': -1_200_000 });
    expect(await bookOf(paid)).toEqual({ 'house-bank': 1_200_000, 'house-revenue': -1_200_000 });
    expect(await bookOf(gone)).toEqual({ 'house-bank': 1_200_000, user: -1_200_000 });
    expect(await faults()).toEqual([]);
  });
});
