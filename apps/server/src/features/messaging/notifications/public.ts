export { deliverBroadcastsJob } from './deliver-broadcasts.job.ts';
export { forgetBroadcastsTo } from './forget-broadcasts.ts';
export { newsOf, type AccountNews } from './news.store.ts';
export { notify, notifyAll } from './notify.ts';
export { readNotice } from './read-notice.ts';
