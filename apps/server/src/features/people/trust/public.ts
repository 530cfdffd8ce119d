export { ownTrust } from './own-trust.ts';
export { removeUnconfirmedJob } from './remove-unconfirmed.job.ts';
