import { quickIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import type { DealIntent } from './intent-state.ts';

/** The next amount above a price that moved on, in centavos: its smallest step, in whole reais. */
export function nextAmount({ increment }: Pick<DealIntent, 'increment'>, current: number): number {
  return quickIncrements(current, increment === null ? [] : [increment])[0]?.amount ?? current + 1;
}

/** The same request with another amount, at the present price: a new intention, with a key of its own (rule 0.8). */
export function rebid(intent: DealIntent, value: number, current: number): DealIntent {
  return {
    ...intent,
    value,
    price: current,
    minimum: current + Math.max(1, intent.bindingStep),
    key: crypto.randomUUID(),
  };
}
