export { bankDataPlace } from './bank-data-place.ts';
export { endWishes } from './end-wishes.store.ts';
export { eraseBankDataJob } from './erase-bank-data.job.ts';
export { salesTeam } from './sales-team.store.ts';
