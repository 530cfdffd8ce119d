export { ownRegrets } from './own-regrets.ts';
export { regretsSince } from './regrets.store.ts';
