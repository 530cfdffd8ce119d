export { writtenCosts, type Delivery } from './written-costs.ts';
