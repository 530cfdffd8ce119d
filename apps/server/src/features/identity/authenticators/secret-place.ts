/** Where the sealed secret of an app belongs: elsewhere it cannot be opened. */
export function secretPlace(accountId: number): string {
  return `authenticator ${accountId}`;
}
