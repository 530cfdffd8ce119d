export { tellEndingsJob } from './endings/tell-endings.job.ts';
export { sendThreadMailsJob } from './send-thread-mails.job.ts';
export { tellBidNewsJob } from './tell-bid-news.job.ts';
