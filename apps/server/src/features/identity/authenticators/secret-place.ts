/** The location that the sealed secret of an app is bound to: it cannot be decrypted elsewhere. */
export function secretPlace(accountId: number): string {
  return `authenticator ${accountId}`;
}
