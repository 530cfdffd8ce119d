export { matchNewsJob } from './match-news.job.ts';
export { sendAlertsJob } from './send-alerts.job.ts';
export { turnSearchMailsOff } from './mails-off.store.ts';
