import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryDue, deliveryOwner } from './delivery-clock.ts';
import { DELIVERY_STATES } from './delivery-steps.ts';
import { SELLER_STEP_OF } from './seller-step.ts';
import { EVERY_WEEKDAY } from '../../time/working-days.ts';

const state = fc.constantFrom(...DELIVERY_STATES);
const end = fc.constantFrom('cancelada' as const, 'encerrada' as const, null);
const plan = { pickupOn: '2026-11-25', arrivalOn: '2026-11-30' };

it('those who sell have a step whenever it is their turn and there is a term', () => {
  fc.assert(
    fc.property(state, end, fc.boolean(), (at, ended, paid) => {
      const due = deliveryDue(at, 0, plan, { step: 3, confirm: 5 }, EVERY_WEEKDAY);
      const theirs = deliveryOwner(at, ended, paid) === 'seller';
      if (theirs) expect(SELLER_STEP_OF[at] !== null).toBe(due !== null);
    }),
  );
});

it('a vehicle on its way has one step, wherever it is', () => {
  expect(SELLER_STEP_OF.carregada).toBe(SELLER_STEP_OF['em-transito']);
});
