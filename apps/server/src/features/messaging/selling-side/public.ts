export { recordSellingEvent } from './record-selling-event.ts';
export { mailStore, notifyCheckers, notifySalesTeam, notifySellers, notifyStore } from './notify-at-once.ts';
export { notifySellingSideJob } from './notify-selling-side.job.ts';
