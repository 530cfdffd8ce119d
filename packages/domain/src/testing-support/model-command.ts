import type { Standing } from './reference-auction.ts';

/** One thing that a user tries, at a reading of the server's clock. Amounts in centavos, instants in milliseconds. */
export type ModelCommand = { readonly clock: number } & (
  | {
      readonly kind: 'bid';
      readonly who: number;
      readonly amount: number;
      readonly automatic: boolean;
      readonly limitReached: boolean;
    }
  | { readonly kind: 'annul'; readonly pick: number; readonly everything: boolean }
  | { readonly kind: 'close'; readonly early: boolean }
  | { readonly kind: 'buy'; readonly who: number; readonly stated: number; readonly limitReached: boolean }
  | { readonly kind: 'propose'; readonly who: number; readonly amount: number }
  | {
      readonly kind: 'move';
      readonly who: number;
      readonly by: 'staff' | 'buyer';
      readonly step: 'accept' | 'reject' | 'counter' | 'withdraw' | 'expire';
      readonly amount: number;
    }
  | { readonly kind: 'best-bid'; readonly choice: 'accept' | 'release' | 'expire' }
  | { readonly kind: 'default' }
  | { readonly kind: 'offer-chance'; readonly days: number }
  | { readonly kind: 'answer-chance'; readonly answer: 'accept' | 'decline' | 'expire' }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'move-end'; readonly to: number }
);

/** Numbers from 0 to below 1, the same for the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a command is chosen by. */
export interface ModelMoment {
  readonly random: () => number;
  readonly clock: number;
  readonly end: number;
  readonly open: boolean;
  readonly standing: Standing;
  readonly increment: number;
  readonly buyNow: number;
  readonly manner: 'bids' | 'proposals';
  /** Instants at which a rule turns: terms, windows, intervals. */
  readonly edges: readonly number[];
}

const PEOPLE = 4;

/** The next thing that a user tries: mostly sensible, often on the edge of a rule, sometimes nonsense. */
export function nextCommand(moment: ModelMoment): ModelCommand {
  const { random } = moment;
  const clock = nextClock(moment);
  const who = 1 + Math.floor(random() * (moment.manner === 'proposals' ? 2 : PEOPLE));
  const at = random() * rangeOf(moment);
  if (at > 0.28) return { kind: 'bid', clock, who, ...bidOf(moment), limitReached: random() < 0.04 };
  if (at > 0.25)
    return {
      kind: 'buy',
      clock,
      who,
      stated: pick(random, [moment.buyNow, 1]),
      limitReached: random() < 0.1,
    };
  if (at > 0.21) return { kind: 'propose', clock, who, amount: pick(random, [0, 100_000, 300_000, 500_000]) };
  if (at > 0.16) return moveOf(moment, clock, who);
  if (at > 0.11) return { kind: 'annul', clock, pick: Math.floor(random() * 30), everything: random() < 0.2 };
  if (at > 0.09) return { kind: 'close', clock, early: random() < 0.25 };
  if (at > 0.07) return { kind: 'best-bid', clock, choice: pick(random, ['accept', 'release', 'expire']) };
  if (at > 0.055) return { kind: 'default', clock };
  if (at > 0.03) return { kind: 'offer-chance', clock, days: pick(random, [1, 3, 7, 8]) };
  if (at > 0.016)
    return { kind: 'answer-chance', clock, answer: pick(random, ['accept', 'accept', 'decline', 'expire']) };
  if (at > 0.005) return { kind: 'reopen', clock };
  const { end } = moment;
  return { kind: 'move-end', clock, to: pick(random, [end, end + 1, end + 3_600_000, clock + 7_200_000]) };
}

/** Where little is left to bid for, other actions come more often; a part of the auctions is left to proposals. */
function rangeOf({ random, open, clock, end, manner }: ModelMoment): number {
  if (random() < 0.15) return 1;
  if (!open) return 0.13;
  if (clock >= end) return 0.2;
  return manner === 'proposals' ? 0.285 : 1;
}

function moveOf({ random }: ModelMoment, clock: number, who: number): ModelCommand {
  return {
    kind: 'move',
    clock,
    who,
    by: pick(random, ['staff', 'buyer']),
    step: pick(random, ['accept', 'reject', 'counter', 'counter', 'withdraw', 'expire']),
    amount: pick(random, [0, 100_000, 350_000]),
  };
}

function bidOf({ random, standing, increment }: ModelMoment): { amount: number; automatic: boolean } {
  const { price, leader } = standing;
  const top = leader?.maximum ?? price;
  const near = pick(random, [
    price - 1,
    price,
    price + 1,
    price + increment,
    top - 1,
    top,
    top + 1,
    top + increment,
  ]);
  const far = price + Math.floor(random() * 12) * (increment / 2);
  return { amount: Math.max(0, random() < 0.5 ? near : far), automatic: random() < 0.5 };
}

/** Mostly a little later; sometimes the clock stops, is set back, or jumps to the closing window or past the end. */
function nextClock({ random, clock, end, open, edges }: ModelMoment): number {
  const kind = random();
  const edge = edges.filter((at) => at >= clock - 1)[Math.floor(random() * edges.length)];
  if (edge !== undefined && random() < 0.07) return edge + pick(random, [-1, 0, 0, 1]);
  if (kind < 0.1) return clock;
  if (kind < 0.14) return Math.max(1, clock - Math.floor(random() * 600_000));
  if (kind < 0.2) return Math.max(clock, end - Math.floor(random() * 240_000));
  if (kind < 0.225) return Math.max(clock, end + Math.floor(random() * 3) - 1);
  if (kind < (open ? 0.24 : 0.35)) return clock + Math.floor(random() * 8 * 86_400_000);
  return clock + 1 + Math.floor(random() * pick(random, [1000, 60_000, 400_000]));
}

/** One of some values. */
export function pick<T>(random: () => number, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
