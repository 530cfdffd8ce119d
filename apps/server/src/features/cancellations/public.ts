export { eraseBankDataJob } from './erase-bank-data.job.ts';
