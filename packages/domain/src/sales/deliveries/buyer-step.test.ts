import { expect, it } from 'vitest';
import { BUYER_STEP_OF } from './buyer-step.ts';
import { deliveryOwner } from './delivery-clock.ts';
import { DELIVERY_STATES } from './delivery-steps.ts';

it('a buyer has a step only where it can be their turn, and it is to pay only while the freight is owed', () => {
  for (const state of DELIVERY_STATES) {
    const [owed, paid] = [deliveryOwner(state, null, false), deliveryOwner(state, null, true)];
    if (BUYER_STEP_OF[state] !== null) expect(owed).toBe('buyer');
    expect(BUYER_STEP_OF[state] === 'delivery-payment').toBe(owed === 'buyer' && paid === 'seller');
  }
});
