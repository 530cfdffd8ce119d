import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';

/** Special terms of the sale of an offer, loaded only if there are any. */
export const LateSaleTerms = fetchedPart('sale-terms', async () => {
  const { SaleTermsPart } = await import('./sale-terms-part.tsx');
  return SaleTermsPart;
});
