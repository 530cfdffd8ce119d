export { renameOffersJob } from './rename-offers.job.ts';
