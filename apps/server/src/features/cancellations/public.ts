export { bankDataPlace } from './bank-data-place.ts';
export { eraseBankDataJob } from './erase-bank-data.job.ts';
