export { noteSellingEvent } from './note-selling-event.ts';
export { tellSellingSideJob } from './tell-selling-side.job.ts';
