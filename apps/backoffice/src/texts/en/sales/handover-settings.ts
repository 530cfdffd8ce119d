import type { handoverExplanations as ptbr } from '../../ptbr/sales/handover-settings.ts';

const kept = 'Applies to the next bookings; those that exist stay as they are.';

/** What the settings of pickup and delivery are. */
export const handoverExplanations: typeof ptbr = {
  PICKUP_SLOT_MINUTES: { what: 'How long a pickup slot lasts.', after: kept },
  PICKUP_CAPACITY: {
    what: 'How many pickups a place takes at the same time, if it has no number of its own.',
    after: kept,
  },
  PICKUP_LEAD_HOURS: {
    what: 'How long before a slot its buyer can book it. The team books it until the last hour.',
    after: 'Applies at once.',
  },
  PICKUP_CHANGE_HOURS: {
    what: 'How long before a slot its buyer can move or cancel it.',
    after: 'Applies at once, also to pickups that are booked.',
  },
  PICKUP_DAYS_AHEAD: { what: 'How many days ahead a slot can be booked at most.', after: kept },
  PICKUP_MISSED_HOURS: {
    what: 'How long after a slot without an exit the pickup counts as missed.',
    after: 'Applies at once to pickups that are over.',
  },
  DELIVERY_STEP_DAYS: {
    what: 'Working days for the next step of a delivery: to propose a freight, to answer it, to book a carrier, to try again.',
    after: 'Applies to the next steps; those that run keep their term.',
  },
  DELIVERY_CONFIRM_DAYS: {
    what: 'Working days after which a recorded delivery confirms itself, if its buyer neither confirms nor contests it.',
    after: 'Applies to the next deliveries that are recorded.',
  },
  DELIVERY_REMIND_DAYS: {
    what: 'How many working days before the end of their term a buyer is reminded to answer a freight or to confirm a delivery.',
    after: 'Applies to the next terms.',
  },
};
