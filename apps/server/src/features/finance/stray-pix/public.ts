export { strayPixJobs } from './return-strays.job.ts';
