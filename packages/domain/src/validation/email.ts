const ATOM = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const COUNTRY = /^[A-Za-z]{2}$/;
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/**
 * Whether a text is an e-mail address in common form (RFC 5321 without its rare forms): atoms joined by single dots, `@`, a domain name.
 * Quoted names, comments, address literals and numeric top-level domains are refused. A domain without a dot only counts if it is a country
 * code ("test@io"): "maria@gmail" is a typing error. Whether the domain accepts mail is not checked: the mailed code or link shows it.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_ADDRESS) return false;
  const at = text.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL) return false;
  return (
    text
      .slice(0, at)
      .split('.')
      .every((atom) => ATOM.test(atom)) && isDomain(text.slice(at + 1))
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(top)) return false;
  return labels.length > 1 || COUNTRY.test(top);
}

/** An address as it is compared and stored: trimmed (B§5) and in lower case (C-18). */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}
