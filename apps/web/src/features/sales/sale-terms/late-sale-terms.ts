import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';

/** What is particular about the sale of an offer, fetched only where there is something. */
export const LateSaleTerms = fetchedPart('sale-terms', async () => {
  const { SaleTermsPart } = await import('./sale-terms-part.tsx');
  return SaleTermsPart;
});
