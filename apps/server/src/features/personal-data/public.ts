export { eraseAccountsJob } from './erase-accounts.job.ts';
export { openDealsOf } from './open-deals.store.ts';
export { presentOpenDeal } from './personal-data.present.ts';
export { forgetPersonalDataJob } from './forget-personal-data.job.ts';
export { insertMarketingAnswer } from './marketing-consents.store.ts';
export { prepareExportsJob } from './prepare-exports.job.ts';
