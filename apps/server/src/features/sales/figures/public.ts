export { mailWeekJob } from './mail-week.job.ts';
