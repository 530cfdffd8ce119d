export { findDayOf, insertClose, prepareDay } from './closes.store.ts';
export { dayFigures } from './day-figures.store.ts';
export { prepareClosesJob } from './prepare-closes.job.ts';
