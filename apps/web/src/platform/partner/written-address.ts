const SCREEN = /^\/(?:home|oferta|texto)(?=[/?#]|$)/;

/** An address that a user wrote, for the present store: screens that every store has stay in it, anything else is as written (PART-02). */
export function writtenAddress(written: string, link: (path: string) => string): string {
  return SCREEN.test(written) ? link(written) : written;
}
