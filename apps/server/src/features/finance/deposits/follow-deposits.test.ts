import { DEPOSIT_ASKED_MS, depositStep } from '@patio/domain/finance/deposits/deposit-step.ts';
import { describe, expect, it } from 'vitest';
import { DAY, depositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { factsOf } from './deposit-facts.ts';
import { dueDeposits, findDeposit } from './deposits.store.ts';

const scene = depositScene();

const RUNNING = `open = true, closed_at = null, outcome = null, conditional_until = null`;
const OVER = `open = false, closed_at = end_at, conditional_until = null`;
const WAITS = `open = false, closed_at = end_at, outcome = 'conditional', conditional_until = end_at + interval '1 day'`;
/** Sold so many days ago, before an end that comes so many days from now. */
const sold = (ago: number, ahead: number) =>
  `open = false, conditional_until = null, outcome = 'bought', closed_at = $NOW - interval '${ago} days', end_at = $NOW + interval '${ahead} days',
   original_end_at = $NOW + interval '${ahead} days', moved_end_at = null`;
const AUCTIONS = [
  RUNNING,
  `${OVER}, outcome = 'sold'`,
  `${OVER}, outcome = 'conditional'`,
  WAITS,
  sold(2, 9),
  sold(3, 9),
  sold(2, 0),
];

const PAID = 'cancelled_at = null, defaulted_at = null, default_reason = null, regretted_at = null';
const undone = (after: number, regretted: boolean) =>
  `payment_approved = null, cancelled_at = now(), default_reason = 'Não pagou.', regretted_at = ${regretted ? 'now()' : 'null'},
   defaulted_at = (select min(due_at) from charge where purchase_code = purchase.code) + interval '${after} minutes'`;
const PURCHASES = [
  `${PAID}, payment_approved = null`,
  `${PAID}, payment_approved = true`,
  undone(1, false),
  undone(-1, false),
  undone(1, true),
];

describe('deposits of which something follows', () => {
  it('are those of which the rule says so', async () => {
    const { database } = scene.server.deps;
    await scene.left();
    await scene.ana.bid(scene.offer, 11_000);
    await scene.ended();
    const purchase = await purchaseOf(scene.server, scene.offer);
    const code = (await scene.own())[0]?.codigo ?? 0;
    const now = scene.server.clock.now();
    const run = (text: string) => database.run(scene.pix.named(text), []);
    const inAuction = (text: string) => run(`update auction set ${text} where offer_code = ${scene.offer}`);
    const inPurchase = (text: string) => run(`update purchase set ${text} where code = ${purchase}`);
    const inDeposit = (text: string) => run(`update bid_deposit set ${text} where code = ${code}`);
    const dated = (at: number | null) => (at === null ? 'null' : `to_timestamp(${at / 1000})`);
    const deposits = [
      ...[now, now - DEPOSIT_ASKED_MS].map((asked) => `state = 'asked', asked_at = ${dated(asked)}`),
      ...[null, now, now + DAY].map(
        (until) =>
          `state = 'held', decide_by = ${dated(until)}, purchase_code = ${until === null ? 'null' : purchase}`,
      ),
    ];
    const steps = new Set<string>();
    for (const leader of [scene.ana.id, scene.bia.id])
      for (const auction of AUCTIONS) {
        await inAuction(`${auction}, leader_id = ${leader}`.replaceAll('$NOW', dated(now)));
        for (const buyer of [scene.ana.id, scene.bia.id])
          for (const sale of PURCHASES) {
            await inPurchase(`${sale}, account_id = ${buyer}`);
            for (const deposit of deposits) {
              await inDeposit(deposit);
              const row = await findDeposit(database, code);
              if (row === undefined) throw new Error('No deposit.');
              const step = depositStep(factsOf(row), now);
              const due = await dueDeposits(database, {
                now,
                asked: now - DEPOSIT_ASKED_MS,
                after: code - 1,
                limit: 1,
              });
              expect([step, due.includes(code)], `${auction}; ${sale}; ${deposit}`).toEqual([
                step,
                step !== 'wait',
              ]);
              steps.add(step);
            }
          }
      }
    expect([...steps].toSorted()).toEqual(['decide', 'lapse', 'return', 'wait']);
    await inPurchase(`${PAID}, payment_approved = null, account_id = ${scene.ana.id}`);
    await inAuction(`${OVER}, outcome = 'sold', leader_id = ${scene.ana.id}`);
    await inDeposit(`state = 'held', decide_by = null, purchase_code = null, asked_at = ${dated(now)}`);
  });

  it('are followed also if another one cannot be', async () => {
    await scene.left();
    await scene.left(scene.bia);
    await scene.ended();
    const run = (text: string) => scene.server.deps.database.run(scene.pix.named(text), []);
    const refused = (await scene.own())[0]?.codigo;
    await run(`create function test_refuse_deposit() returns trigger language plpgsql as $f$ begin
      if new.code = ${refused} then raise exception 'refused'; end if; return new; end $f$`);
    await run(
      'create trigger test_refuse before update on bid_deposit for each row execute function test_refuse_deposit()',
    );
    try {
      await scene.follow();
      expect([await scene.state(), await scene.state(scene.bia)]).toEqual([['guardada'], ['devolvendo']]);
    } finally {
      await run('drop trigger test_refuse on bid_deposit');
      await run('drop function test_refuse_deposit()');
    }
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
  });

  it('are decided on in their term also if the offer opens again', async () => {
    await scene.defaulted();
    await scene.server.deps.database.run(
      scene.pix.named(`update auction set ${RUNNING}, leader_id = $2 where offer_code = $1`),
      [scene.offer, scene.bia.id],
    );
    scene.server.clock.advance(8 * DAY);
    await scene.follow();
    expect(await scene.state()).toEqual(['devolvendo']);
  });
});
