import { quickIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import type { DealIntent } from './intent-state.ts';

/** The next amount above a price that has changed, in centavos: one smallest increment, in whole reais. */
export function nextAmount({ increment }: Pick<DealIntent, 'increment'>, current: number): number {
  return quickIncrements(current, increment === null ? [] : [increment])[0]?.amount ?? current + 1;
}

/** The same request with another amount, at the current price: a new intention with its own key (rule 0.8). */
export function rebid(intent: DealIntent, value: number, current: number): DealIntent {
  return {
    ...intent,
    value,
    price: current,
    minimum: current + Math.max(1, intent.bindingStep),
    key: crypto.randomUUID(),
  };
}
