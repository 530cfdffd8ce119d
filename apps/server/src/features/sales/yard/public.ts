export { collectorPlace } from './gate/collector.ts';
export { completeCollectedJob } from './gate/complete-collected.job.ts';
export { addEvent } from './events.store.ts';
export { insertIntake } from './yard.store.ts';
