export { isWithdrawn } from './withdrawals.store.ts';
