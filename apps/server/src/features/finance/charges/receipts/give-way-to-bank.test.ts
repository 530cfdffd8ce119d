import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { expect, it } from 'vitest';
import { buildStaff } from '../../../../../test/builders/staff.ts';
import { PAID, pixScene } from '../../../../../test/scenes/purchases/pix-scene.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { verifyBook } from '../../book/public.ts';
import { giveWayToBank } from './give-way-to-bank.ts';
import { recordReceipt } from './record-receipt.ts';

const scene = pixScene();
let made = 0;

/** A purchase, and what the bank is about to tell of a Pix for it. */
async function sold() {
  await scene.buy();
  const { database } = scene.server.deps;
  await database.run(scene.named(`update account set name = 'Ana', surname = 'Lima' where id = $1`), [
    scene.buyer.id,
  ]);
  const [row] = await database.rows<{ offer: number }>(
    scene.named('select offer_code as offer from purchase where code = $1'),
    [scene.purchase],
  );
  const charge = (await scene.list())[0]?.cobranca ?? 0;
  const told = { charge, amount: 1_200_000, reference: `E2E CRUZADO ${(made += 1)}` };
  return { ...told, offer: row?.offer ?? 0, buyer: scene.buyer.id, purchase: scene.purchase };
}

it('two Pix that staff recorded crosswise give way at the same moment, and neither waits for the other', async () => {
  const { deps, clock } = scene.server;
  const { database } = deps;
  const finance = await buildStaff(scene.server, { staffRole: 'finance' });
  const both = [await sold(), await sold()] as const;
  const day = dayOf(clock.now());
  for (const [{ charge }, { reference: referencia }] of [both, [both[1], both[0]]] as const) {
    const told = { valor: 12_000, dia: day, pagador: 'Ana Lima', documentoPagador: null, referencia };
    expect((await finance.post(`/admin/charges/${charge}/receipts`, told)).statusCode).toBe(201);
  }
  const at = clock.now();
  let begun = 0;
  const settle = (told: (typeof both)[number]) =>
    database.transact(async (transaction) => {
      begun += 1;
      expect(await giveWayToBank(deps, transaction, told, at)).toBe('free');
      const received = { ...told, payer: 'buyer', day, source: 'pix', by: null, at } as const;
      expect(await recordReceipt(deps, transaction, received)).toMatchObject({ kind: 'recorded' });
    });
  const waiting = scene.named(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  // Both hold what they lock first before either goes on.
  let settling: Promise<unknown> = Promise.resolve();
  await database.transact(async (transaction) => {
    await auctionLocker(transaction).lockAccounts(both.map(({ buyer }) => buyer));
    settling = Promise.all(both.map(settle));
    await expect.poll(() => database.row<{ n: number }>(waiting), { timeout: 10_000 }).toEqual({ n: 2 });
  });
  await settling;
  // A transaction that waits for what waits for it is ended, and begins again.
  expect(begun).toBe(2);
  for (const { purchase } of both) expect(await scene.book(purchase)).toEqual(PAID);
  const faults: string[] = [];
  await verifyBook(database, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
});
