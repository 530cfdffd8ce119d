export { presentPickup } from './costs.present.ts';
export { writtenCosts, type Delivery } from './written-costs.ts';
