import { fetchedPart } from '../../../platform/screen/fetched-part.tsx';

/** Whose store this is, fetched only inside a store. */
export const LatePartnerCard = fetchedPart('partner-card', async () => {
  const { PartnerCard } = await import('./partner-card.tsx');
  return PartnerCard;
});
