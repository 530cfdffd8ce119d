/** Path and query of the address that the browser shows. */
export function currentAddress(): string {
  return `${location.pathname}${location.search}`;
}
