export { sealAnewJob } from './seal-anew.job.ts';
