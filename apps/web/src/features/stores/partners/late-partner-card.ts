import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';

/** The owner of the store, loaded only inside a store. */
export const LatePartnerCard = fetchedPart('partner-card', async () => {
  const { PartnerCard } = await import('./partner-card.tsx');
  return PartnerCard;
});
