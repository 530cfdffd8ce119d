export { findDayOf, insertClose, prepareDay } from './closes.store.ts';
export { bankBalanceBefore, dayFigures } from './day-figures.store.ts';
export { prepareClosesJob } from './prepare-closes.job.ts';
