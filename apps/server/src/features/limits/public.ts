export { usageJoins } from './limits.store.ts';
