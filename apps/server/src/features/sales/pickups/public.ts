export { noteMissedPickupsJob } from './jobs/note-missed-pickups.job.ts';
export { remindOfPickupsJob } from './jobs/remind-of-pickups.job.ts';
export { insertBooking } from './pickups.store.ts';
export { bookingAtGate } from './booking-at-gate.ts';
export { slotsOnDay } from './slots-on-day.ts';
export { thirdPartyPlace } from './third-party.ts';
