export { presentPickup } from './costs.present.ts';
export { writtenStorage } from './storage-text.ts';
export { writtenCosts, type Delivery } from './written-costs.ts';
