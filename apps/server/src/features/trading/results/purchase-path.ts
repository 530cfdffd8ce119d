/** The page on which the buyer of a purchase follows it, within the site. */
export function purchasePath(code: number): string {
  return `/compra/${code}`;
}
