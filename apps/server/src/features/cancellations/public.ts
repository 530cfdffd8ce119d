export { bankDataPlace } from './bank-data-place.ts';
export { endWishes } from './end-wishes.store.ts';
export { refundPayeePlace } from './refund-payee.ts';
export { forgetRefundRecords } from './refunds.store.ts';
export { eraseBankDataJob } from './erase-bank-data.job.ts';
