export { ownRegrets } from './own-regrets.ts';
