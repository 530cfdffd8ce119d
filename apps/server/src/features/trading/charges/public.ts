export { insertFee } from './buyer-fees.store.ts';
export { changedCosts } from './changed-costs.ts';
export { costSources } from './cost-source.store.ts';
export { costsBy, costsNow, dealCosts } from './deal-costs.ts';
export { leftYard, STANDS_AT, YARD_ROW } from './standing-vehicles.ts';
export {
  pickupPlaces,
  writePickupTimes,
  writeYard,
  type PickupPlace,
  type PickupTimes,
} from './yards.store.ts';
