/** Whether the URL of a picture is that of an illustration, which shows a kind of vehicle and not the one for sale; false for none. */
export function isIllustration(address: string | null | undefined): boolean {
  return address?.startsWith('/media/ilustracao-') === true;
}
