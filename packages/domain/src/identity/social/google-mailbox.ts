const OWN = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whether Google hosts the mailbox of an e-mail, and so knows its current owner: Google's own domains, and those that it hosts for a
 * company, which it names in the token (`hd`). For any other e-mail it only knows who once read a code there; the domain or the mailbox may
 * have a different owner since. `email` in lower case; `hostedDomain` '' without one.
 */
export function isGoogleMailbox(email: string, hostedDomain: string): boolean {
  return OWN.has(email.slice(email.lastIndexOf('@') + 1)) || hostedDomain !== '';
}
