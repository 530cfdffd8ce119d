export { mailPerson } from './mails/mail-person.ts';
export { sendDigestsJob } from './mails/send-digests.job.ts';
export { removeDevices } from './push-devices.store.ts';
export { sendPushJob } from './send-push.job.ts';
export { sendThreadMailsJob } from './send-thread-mails.job.ts';
export { tell } from './tell.ts';
export { tellBidNewsJob } from './tell-bid-news.job.ts';
export { tellEndingsJob } from './tell-endings.job.ts';
