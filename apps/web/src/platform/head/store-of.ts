import type { PartnerDetails } from '@patio/contract/stores/partners/get-partner.ts';

/** The store of a page: its path segment and its name; null for the house. */
export function storeOf(
  slug: string | undefined,
  partner: PartnerDetails | null | undefined,
): { readonly slug: string; readonly name: string } | null {
  if (slug === undefined || !partner || partner.id === null) return null;
  return { slug, name: partner.nome ?? slug };
}
