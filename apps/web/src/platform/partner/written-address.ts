const SCREEN = /^\/(?:home|oferta|texto)(?=[/?#]|$)/;

/** A URL written by a user, for the current store: screens that every store has stay in it, anything else is as written (PART-02). */
export function writtenAddress(written: string, link: (path: string) => string): string {
  return SCREEN.test(written) ? link(written) : written;
}
