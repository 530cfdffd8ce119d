export { noteSellingEvent } from './note-selling-event.ts';
export { tellSalesTeam, tellSellers } from './tell-at-once.ts';
export { tellSellingSideJob } from './tell-selling-side.job.ts';
