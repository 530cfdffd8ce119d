export { usageJoins, usageOf } from './limits.store.ts';
