import { parseCpf } from '../validation/cpf.ts';

const email = /[^\s@<>(),;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** Eight digits or more, in any script or as keycaps, with common separators. */
const phone = /(?:\+|\()?\p{Nd}\uFE0F?\u20E3?(?:[\s().-]{0,2}\p{Nd}\uFE0F?\u20E3?){7,}/gu;
const cpf = /(?<!\p{Nd})\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?!\p{Nd})/gu;
const link = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+/giu;
/** Links that begin with the name of a site. */
const bareLink =
  /(?<![\p{L}\d@.-])(?:[\p{L}\d-]+\.)+(?:com|net|org|br|me|io|co|app|site|online|shop|store|link|bio|gg|ly)(?:\/\S*)?(?![\p{L}\d])/giu;

/** A text with its telephone numbers and e-mails masked, as everyone but its author sees it (rule 0.21). */
export function maskContacts(text: string): string {
  return text.replace(email, '[e-mail oculto]').replace(phone, '[telefone oculto]');
}

/** The same for a mail, whose client turns URLs into links: text by other users must not contain links. */
export function maskForMail(text: string): string {
  return maskLinks(maskContacts(text));
}

/** A text of a mail after a sale, when both sides may call each other: only its links are masked, because their readers would take them for those of the house. */
export function maskLinks(text: string): string {
  return text.replace(link, '[endereço oculto]').replace(bareLink, '[endereço oculto]');
}

/**
 * The same for a conversation about a deal that is not closed yet: also every CPF, and links to other sites than those of the house
 * (`ownHosts`), or the sale would be taken elsewhere.
 */
export function maskForDeal(text: string, ownHosts: readonly string[]): string {
  const outside = (found: string): string => {
    const host = found.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').replace(/[/?#].*$/s, '');
    return ownHosts.includes(host.toLowerCase()) ? found : '[endereço oculto]';
  };
  // Own links stay whole: their numbers are no telephone numbers.
  const parts = text.replace(link, outside).split(/(\S+:\/\/\S+)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : maskPlain(part, outside))).join('');
}

function maskPlain(text: string, outside: (found: string) => string): string {
  const withoutCpf = text.replace(cpf, (found) => (parseCpf(found) === null ? found : '[CPF oculto]'));
  const withoutContacts = maskContacts(withoutCpf);
  return withoutContacts.replace(bareLink, outside);
}
