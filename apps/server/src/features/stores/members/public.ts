export { ownsStore as answersForStore } from './members.store.ts';
