export { findDayOf, insertClose, prepareDay } from './closes.store.ts';
export { bankBalanceBefore, dayFigures, ONE_MOVEMENT } from './day-figures.store.ts';
export { prepareClosesJob } from './prepare-closes.job.ts';
