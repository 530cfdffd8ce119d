export { eraseAccountsJob } from './erase-accounts.job.ts';
export { openDealsOf } from './open-deals.store.ts';
export { presentOpenDeal } from './personal-data.present.ts';
export { exportPlace } from './export-place.ts';
export { forgetPersonalDataJob } from './forget-personal-data.job.ts';
export { insertMarketingAnswer } from './marketing-consents.store.ts';
export { prepareExportsJob } from './prepare-exports.job.ts';
export { salesRecordPlace } from './sales-record.ts';
