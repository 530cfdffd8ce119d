export { bankDataPlace } from './bank-data-place.ts';
export { carryWish, endWishes } from './end-wishes.store.ts';
export { refundPayeePlace } from './refund-payee.ts';
export { forgetRefundRecords } from './refunds.store.ts';
export { cancellationDesk } from './open-cancellations.store.ts';
export { requestReview } from './request-review.ts';
export { eraseBankDataJob } from './erase-bank-data.job.ts';
export { givenBankData } from './seal-bank-data.ts';
export { undoSale } from './undo-sale.ts';
