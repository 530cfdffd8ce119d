export { LateSaleTerms } from './late-sale-terms.ts';
