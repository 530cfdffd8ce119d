import fc from 'fast-check';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { dyingAfter } from '../../../../test/processes/dying.ts';
import { MINUTE, PixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { worldsOf } from '../../../../test/scenes/purchases/worlds.ts';
import { verifyBook } from '../book/public.ts';
import { findLostPixJob } from './news/find-lost-pix.job.ts';
import { settlePixJob } from './settle-pix.job.ts';

const PRICE = 1_200_000;
const HISTORIES = Number(process.env['PIX_HISTORIES'] ?? repeats(25, 10_000));

const MOODS = ['right', 'right', 'lost', 'down', 'nonsense', 'wrong'] as const;
const NEWS = ['sent', 'held', 'lost'] as const;
const GOOD_DAY = { answers: 'right', news: 'sent', clockMs: 0 } as const;
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('now', 'due'), n: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('pay', 'pay-force'), n: fc.nat(11) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('amount'), n: fc.integer({ min: 1, max: PRICE + 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('mood', 'news', 'clock', 'repeat', 'forge'), n: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('release', 'key'), n: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), n: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('settle', 'find'), n: fc.constant(0) }) },
  // A process dies before or after any of its questions to the bank or statements.
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('settle-dying', 'find-dying'), n: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), n: fc.nat(3) }) },
);
const histories = fc.array(step, { minLength: 5, maxLength: 22 });
type Step = { readonly kind: string; readonly n: number };
/** One minute, past the code of half an hour, a day, past the due date. */
const WAITS = [1, 1, 12, 45, 24 * 60, 30 * 24 * 60] as const;

/** A world in which histories of one purchase each are played. */
class Played {
  readonly scene = new PixScene();
  #sales: StaffMember | null = null;
  #first = { charges: 0, payments: 0 };

  /** What the bank has of this history. */
  get codes() {
    return this.scene.bank.state.charges.slice(this.#first.charges);
  }
  get payments() {
    return this.scene.bank.state.payments.slice(this.#first.payments);
  }

  async open(): Promise<void> {
    await this.scene.open();
    this.#sales = await buildStaff(this.scene.server);
    // What arrived before the first reading is of before the book.
    await this.scene.find();
  }

  async begin(): Promise<void> {
    await this.scene.buy();
    const { state } = this.scene.bank;
    this.scene.bank.set(GOOD_DAY);
    this.#first = { charges: state.charges.length, payments: state.payments.length };
  }

  /** A good day: the bank answers, and both jobs do what they have to. */
  async quiet(): Promise<void> {
    this.scene.bank.set(GOOD_DAY);
    this.scene.server.clock.advance(65 * MINUTE);
    await this.scene.find();
    await this.scene.settle();
  }

  async take({ kind, n }: Step): Promise<void> {
    const { scene, codes, payments } = this;
    const { bank, server } = scene;
    const named = codes[n % Math.max(codes.length, 1)]?.txid ?? '';
    const paid = payments[n % Math.max(payments.length, 1)]?.endToEndId ?? '';
    if (kind === 'now') await scene.ask();
    if (kind === 'due') await scene.ask('vencimento');
    if (kind === 'pay') await scene.pay(named);
    if (kind === 'pay-force') await scene.pay(named, null, true);
    if (kind === 'amount') await scene.pay(codes.at(-1)?.txid ?? '', n, true);
    if (kind === 'mood') bank.set({ answers: MOODS[n] ?? 'right' });
    if (kind === 'news') bank.set({ news: NEWS[n % 3] ?? 'sent' });
    if (kind === 'clock') bank.set({ clockMs: (n - 2) * 20 * MINUTE });
    if (kind === 'repeat') await bank.repeatNews(paid);
    if (kind === 'forge') await bank.forgeNews(named === '' ? 'a'.repeat(32) : named, PRICE);
    if (kind === 'release') await bank.releaseNews();
    if (kind === 'key') await bank.payToKey(100 + n);
    if (kind === 'wait') server.clock.advance((WAITS[n] ?? 1) * MINUTE);
    if (kind === 'settle') await scene.settle();
    if (kind === 'find') await scene.find();
    if (kind === 'settle-dying') await this.#dies(settlePixJob, n);
    if (kind === 'find-dying') await this.#dies(findLostPixJob, n);
    if (kind === 'cancel' && n === 0)
      await this.#sales?.post(`/admin/purchases/${scene.purchase}/default`, {
        motivo: 'Não pagou no prazo.',
      });
  }

  /** A job in a process that dies after its n-th step; its Pix are free for the others once its lease has ended. */
  async #dies(job: typeof settlePixJob, n: number): Promise<void> {
    const { life, deps } = dyingAfter(n, this.scene.deps);
    await job(deps)
      .run()
      .catch((error: unknown) => {
        if (!life.dead) throw error;
      });
    this.scene.server.clock.advance(2 * MINUTE);
  }
}

async function expectBookIsBank({ scene, codes, payments }: Played): Promise<void> {
  const { database } = scene.server.deps;
  const ours = new Set(codes.map(({ txid }) => txid));
  const told = payments.filter(({ txid }) => txid !== null && ours.has(txid));
  const arrived = told.reduce((sum, { centavos }) => sum + centavos, 0);
  const book = await scene.book();
  expect(book['house-bank'] ?? 0).toBe(arrived);
  const cancelled = book['house-revenue'] === undefined;
  expect(book['receivable'] ?? 0).toBe(cancelled ? 0 : Math.max(0, PRICE - arrived));
  expect(book['user'] ?? 0).toBe(-Math.max(0, cancelled ? arrived : arrived - PRICE) + 0);
  const strays = payments.filter(({ txid }) => txid === null);
  const [stray] = await database.rows<{ n: number; left: number }>(
    scene.named(`select count(*)::int as n, coalesce(sum(left_cents), 0)::bigint as left from stray_pix
      where end_to_end_id = any($1::text[])`),
    [strays.map(({ endToEndId }) => endToEndId)],
  );
  expect(stray).toEqual({
    n: strays.length,
    left: strays.reduce((sum, { centavos }) => sum + centavos, 0),
  });
  const recorded = await database.rows<{ end_to_end_id: string }>(
    scene.named('select end_to_end_id from pix_payment where txid = any($1::text[]) order by 1'),
    [[...ours]],
  );
  expect(recorded.map(({ end_to_end_id: id }) => id)).toEqual(
    told.map(({ endToEndId }) => endToEndId).toSorted(),
  );
}

describe.each(worldsOf(HISTORIES))('in the world of the histories $from to $to', ({ from, to }) => {
  const played = new Played();
  beforeAll(() => played.open());
  afterAll(() => played.scene.close());

  it('after each the book says what the bank has, each payment once', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        await played.begin();
        for (const each of steps) await played.take(each);
        await played.quiet();
        await expectBookIsBank(played);
      }),
      { numRuns: to - from + 1 },
    );
  });

  it('and the whole book agrees with itself after all of them', async () => {
    const faults: string[] = [];
    await verifyBook(played.scene.server.deps.database, (fault) => faults.push(fault));
    expect(faults).toEqual([]);
  });
});
