import type { handoverActions as ptbr } from '../ptbr/handover-actions.ts';

/** What staff do until the vehicle reaches its buyer. */
export const handoverActions: typeof ptbr = {
  'book-purchase-pickup': 'Booked or moved a pickup',
  'cancel-purchase-pickup': 'Cancelled a booked pickup',
  'take-in-vehicle': 'Took a vehicle in',
  'inspect-vehicle': 'Inspected again',
  'move-yard-vehicle': 'Moved in the yard',
  'draft-from-yard': 'Began an offer from the intake',
  'leave-yard': 'Noted an exit without a sale',
  'confirm-exit': 'Confirmed the exit',
  'wrong-pickup-code': 'Entered a wrong pickup code',
  'replace-pickup-code': 'Replaced the pickup code',
  'move-purchase-delivery': 'Took a step of the delivery of a purchase',
};
