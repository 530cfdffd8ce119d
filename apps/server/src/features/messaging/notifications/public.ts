export { deliverBroadcastsJob } from './deliver-broadcasts.job.ts';
export { forgetBroadcastsTo } from './forget-broadcasts.ts';
export { newsOf, type AccountNews } from './news.store.ts';
export { notify } from './notify.ts';
