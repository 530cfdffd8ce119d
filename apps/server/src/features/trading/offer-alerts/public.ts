export { notifyEndingsJob } from './endings/notify-endings.job.ts';
export { sendThreadMailsJob } from './send-thread-mails.job.ts';
export { notifyBidNewsJob } from './notify-bid-news.job.ts';
