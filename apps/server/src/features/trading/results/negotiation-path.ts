/** The page on which a user follows their deals on an offer, within the site. */
export function negotiationPath(offerCode: number): string {
  return `/negociacao/${offerCode}`;
}
