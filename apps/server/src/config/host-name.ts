/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port (RFC 9110 §7.2). */
const FORM = /^([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
const LONGEST = 262;

/** The name in a Host header, in lower case and without the port; null if it is malformed. */
export function hostNameOf(host: string): string | null {
  return host.length > LONGEST ? null : (FORM.exec(host.toLowerCase())?.[1] ?? null);
}
