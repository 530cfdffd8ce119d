let base = '';

/** Sets what stands before the addresses of stored pictures, such as the address of a CDN; '': they come from the site itself. */
export function registerPictureBase(address: string): void {
  base = address;
}

/** What stands before the addresses of stored pictures. */
export function pictureBase(): string {
  return base;
}
