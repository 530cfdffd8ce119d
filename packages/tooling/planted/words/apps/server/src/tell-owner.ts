/** Writes to whoever owns an account. */
export function tellOwner(): void {}
