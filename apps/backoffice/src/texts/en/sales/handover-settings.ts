import type { handoverExplanations as ptbr } from '../../ptbr/sales/handover-settings.ts';

const kept = 'Applies to the next bookings; those that exist stay as they are.';

const ofSale = 'Applies to the next sales; those that exist keep what held when they were made.';

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
  STORAGE_DAILY: {
    what: 'What each working day of a vehicle in the yard costs after the free days. With 0, storage costs nothing.',
    after: ofSale,
  },
  STORAGE_FREE_DAYS: {
    what: 'For how many working days after its release a vehicle is stored without cost. Days on which the buyer could not collect do not count.',
    after: ofSale,
  },
  STORAGE_MOST_DAYS: {
    what: 'How many working days of storage a purchase is charged at most.',
    after: ofSale,
  },
  STORAGE_KEYS: {
    what: 'Whether a vehicle leaves the yard while its storage is owed, or only once it is paid. The exit shows what is missing.',
    after: ofSale,
  },
  STORAGE_REMIND_DAYS: {
    what: 'How many working days before the last free day its buyer is reminded.',
    after: 'Applies to the next reminders.',
  },
  STORAGE_WAIVE: {
    what: 'How much storage of a purchase sales may waive. Above that finance or an administrator.',
    after: 'Applies at once; what was waived stays.',
  },
};
