export { recordSellingEvent } from './record-selling-event.ts';
export { notifyCheckers, notifySalesTeam, notifySellers } from './notify-at-once.ts';
export { notifySellingSideJob } from './notify-selling-side.job.ts';
