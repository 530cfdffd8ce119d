const OWN = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whether Google runs the mailbox of an e-mail, and so knows whose it is today: its own domains, and those that it hosts for a company, which it
 * names in the token (`hd`). Of any other e-mail it knows who once read a code there; the domain or the mailbox may have gone to a user
 * else since. `email` in lower case; `hostedDomain` '' without one.
 */
export function isGoogleMailbox(email: string, hostedDomain: string): boolean {
  return OWN.has(email.slice(email.lastIndexOf('@') + 1)) || hostedDomain !== '';
}
