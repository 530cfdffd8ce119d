export { maySetSteps } from './increments.policy.ts';
export { presentBands } from './increments.present.ts';
export { incrementTables } from './increments.store.ts';
