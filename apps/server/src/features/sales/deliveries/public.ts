export { insertDelivery, saveDelivery } from './deliveries.store.ts';
export { addDeliveryEvent } from './events.store.ts';
export { beginDeliveriesJob } from './jobs/begin-deliveries.job.ts';
export { completeDeliveredJob } from './jobs/complete-delivered.job.ts';
export { confirmDeliveriesJob } from './jobs/confirm-deliveries.job.ts';
export { remindOfDeliveryStepsJob } from './jobs/remind-of-delivery-steps.job.ts';
export { remindOfDeliveriesJob } from './jobs/remind-of-deliveries.job.ts';
export { deliveryAtGate, type GateDelivery } from './gate/delivery-at-gate.ts';
export { noteExit, noteExitUndone } from './gate/note-exit.ts';
