export { insertFee } from './buyer-fees.store.ts';
export { changedCosts } from './changed-costs.ts';
export { costSources } from './cost-source.store.ts';
export { costsBy, costsNow, dealCosts } from './deal-costs.ts';
export { pickupPlaces, writeYard, type PickupPlace } from './yards.store.ts';
