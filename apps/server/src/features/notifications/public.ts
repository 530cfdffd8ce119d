export { deliverBroadcastsJob } from './deliver-broadcasts.job.ts';
export { newsOf, type AccountNews } from './news.store.ts';
export { notify } from './notify.ts';
