import fc from 'fast-check';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DepositScene } from '../../../../test/scenes/purchases/deposit-scene.ts';
import { MoneyHistory } from '../../../../test/scenes/purchases/money-history.ts';
import { MoneyOffice } from '../../../../test/scenes/purchases/money-office.ts';
import { beyondBank, expectBookIsBank } from '../../../../test/scenes/purchases/money-model.ts';
import { PixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { worldsOf } from '../../../../test/scenes/purchases/worlds.ts';

const HISTORIES = Number(process.env['PIX_HISTORIES'] ?? repeats(12, 10_000));
/** Of so many histories each thing happens in some. */
const MANY = 1000;

/** How often each thing happened, in all worlds. */
const happened = new Map<string, number>();

/** A world in which histories are played. */
interface Played {
  readonly history: MoneyHistory;
  readonly office: MoneyOffice;
}

/** What can happen, and how often: what makes money move rather than what disturbs it. */
const STEPS = {
  ask: [4, ({ history }, n) => history.ask(n, 'agora')],
  'ask until the due date': [1, ({ history }, n) => history.ask(n, 'vencimento')],
  'ask, dying': [1, ({ history }, n) => history.askDying(n)],
  pay: [4, ({ history }, n) => history.pay(n, 'asked')],
  'pay anyway': [2, ({ history }, n) => history.pay(n, 'anyway')],
  'pay another amount': [2, ({ history }, n) => history.pay(n, 'other')],
  bid: [4, ({ history }, n) => history.bids(n)],
  end: [1, ({ history }) => history.ends()],
  'ask the deposit back': [1, ({ history }, n) => history.ofDeposit(n, 'back')],
  'pay by the deposit': [1, ({ history }, n) => history.ofDeposit(n, 'use')],
  'decide on a deposit': [1, ({ office }, n) => office.decideDeposit(n)],
  undo: [1, ({ office }, n) => office.undo(n)],
  storage: [1, ({ office }, n) => office.storage(n)],
  'a transfer comes': [1, ({ office }, n) => office.transferred(n)],
  'take a recording back': [1, ({ office }, n) => office.takeBack(n)],
  'propose a payback': [3, ({ office }, n) => office.payBack(n, 'propose')],
  'release a payback': [3, ({ office }, n) => office.payBack(n, 'release')],
  'turn a payback down': [1, ({ office }, n) => office.payBack(n, 'reject')],
  'record a payback': [1, ({ office }, n) => office.payBack(n, 'record')],
  'a payback was not made': [1, ({ office }, n) => office.payBack(n, 'not made')],
  'money without a charge': [1, ({ office }, n) => office.stray(n, 'arrives')],
  'assign it': [1, ({ office }, n) => office.stray(n, 'assign')],
  'propose its return': [1, ({ office }, n) => office.stray(n, 'propose')],
  'release its return': [1, ({ office }, n) => office.stray(n, 'release')],
  'pay the store out': [1, ({ office }, n) => office.payOut(n)],
  wait: [2, async ({ history }, n) => history.wait(n)],
  'the bank answers otherwise': [1, async ({ history }, n) => history.mood(n, 'answers')],
  'the bank tells otherwise': [1, async ({ history }, n) => history.mood(n, 'news')],
  'the bank returns otherwise': [1, async ({ history }, n) => history.mood(n, 'refunds')],
  'the clock of the bank is off': [1, async ({ history }, n) => history.mood(n, 'clock')],
  'news again': [1, ({ history }, n) => history.news(n, 'again')],
  'news of nothing': [1, ({ history }, n) => history.news(n, 'forged')],
  'news, dying': [1, ({ history }, n) => history.news(n, 'dying')],
  'the bank gives back': [1, ({ history }, n) => history.givesBack(n)],
  'held news': [1, ({ history }) => history.bank.releaseNews()],
  job: [4, ({ history }, n) => history.job(n)],
  'job, dying': [4, ({ history }, n) => history.dying(Math.floor(n / 6), (deps) => history.job(n, deps))],
} as const satisfies Readonly<
  Record<string, readonly [number, (played: Played, n: number) => Promise<unknown>]>
>;

type Kind = keyof typeof STEPS;
const kinds = Object.keys(STEPS).filter((kind): kind is Kind => kind in STEPS);
const step = fc.oneof(
  ...kinds.map((kind) => ({
    weight: STEPS[kind][0],
    arbitrary: fc.record({ kind: fc.constant(kind), n: fc.nat(199) }),
  })),
);
/** One history: how it begins, and what follows. */
interface History {
  readonly ofStore: boolean;
  readonly opening: readonly Step[];
  /** How much of it. */
  readonly begins: number;
  readonly steps: readonly Step[];
}
type Step = { readonly kind: Kind; readonly n: number };
const then = (...steps: readonly (readonly [Kind, number])[]): readonly Step[] =>
  steps.map(([kind, n]) => ({ kind, n }));

/** Both buyers bid with a deposit, and one of them wins. */
const won = then(['ask', 2], ['ask', 3], ['pay', 0], ['pay', 1], ['bid', 0], ['bid', 1], ['end', 0]);
/** How histories begin, whole or in part, as few would come that far by chance. */
const OPENINGS = [
  won,
  // The winner does not pay, and the house keeps the deposit.
  [...won, ...then(['wait', 3], ['undo', 1], ['job', 3], ['decide on a deposit', 0])],
  // The deposit pays the last part of the price.
  [...won, ...then(['pay by the deposit', 1], ['ask', 1], ['pay', 2])],
  [...won, ...then(['ask', 1], ['pay', 2], ['pay the store out', 3], ['pay the store out', 2])],
  // Paid twice: the bank returns what was too much, takes its time, or does not do it.
  ...[0, 1, 2].map((returns) =>
    then(
      ['ask', 0],
      ['pay', 0],
      ['pay anyway', 0],
      ['propose a payback', 0],
      ['release a payback', 0],
      ['the bank returns otherwise', returns],
      ['job', 2],
    ),
  ),
  then(['money without a charge', 150], ['job', 1], ['assign it', 0], ['take a recording back', 0]),
  then(['money without a charge', 7], ['job', 1], ['propose its return', 0], ['release its return', 0]),
];
/** Each opening by itself, so that what they lead to happens in every run. */
const WHOLE = [false, true].flatMap((ofStore) =>
  OPENINGS.map((opening): [History] => [{ ofStore, opening, begins: 99, steps: [] }]),
);
const histories = fc.record({
  ofStore: fc.boolean(),
  opening: fc.constantFrom(...OPENINGS),
  /** How much of it. */
  begins: fc.oneof({ weight: 2, arbitrary: fc.constant(99) }, { weight: 1, arbitrary: fc.nat(10) }),
  steps: fc.array(step, { minLength: 4, maxLength: 26 }),
});

describe.each(worldsOf(HISTORIES))('in the world of the histories $from to $to', ({ from, to }) => {
  const history = new MoneyHistory(new DepositScene(new PixScene()), happened);
  const office = new MoneyOffice(history);
  beforeAll(() => history.open());
  afterAll(() => history.close());

  it('after each the book says what the bank has', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ ofStore, opening, begins, steps }) => {
        // A history that fails leaves its difference to those by which it is made shorter.
        const before = await beyondBank(history);
        await history.begin(ofStore);
        for (const { kind, n } of [...opening.slice(0, begins), ...steps])
          await STEPS[kind][1]({ history, office }, n);
        await history.quiet();
        await expectBookIsBank(history);
        expect(await beyondBank(history)).toBe(before);
      }),
      // Beside the openings by themselves, which the first world begins with.
      { numRuns: to - from + 1 + (from === 1 ? WHOLE.length : 0), examples: from === 1 ? WHOLE : [] },
    );
  });

  it('and the whole book agrees with the bank and with itself after all of them', async () => {
    expect(await beyondBank(history)).toBe(0);
    await history.deposits.verify();
  });
});

/** What the openings lead to by themselves, in every run. */
const BY_OPENINGS = [
  ...['held', 'returned', 'kept', 'used'].map((state) => `deposit ${state}`),
  'payback by Pix done',
  'payback by Pix failed',
  'deposit by Pix done',
  'set off',
  'too much',
  'paid',
  'assigned',
  'paid out',
  'taken back',
  'undone',
];
/** What happens by chance, in some of many. */
const BY_CHANCE = [
  'deposit lapsed',
  'deposit returning',
  'deposit by Pix failed',
  'given back by the bank',
  'too little',
  'paid and cancelled',
  'died',
  'storage',
];

it('and everything that so many histories lead to has happened', () => {
  const all = HISTORIES >= MANY ? [...BY_OPENINGS, ...BY_CHANCE] : BY_OPENINGS;
  expect(all.filter((what) => !happened.has(what))).toEqual([]);
});
