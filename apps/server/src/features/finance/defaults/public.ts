export { proposeDefaultsJob } from './propose-defaults.job.ts';
