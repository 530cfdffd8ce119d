const email = /[^\s@<>(),;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** Eight digits or more with common separators. */
const phone = /(?:\+|\()?\d(?:[\s().-]{0,2}\d){7,}/g;
const link = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+/giu;

/** A text with its telephone numbers and e-mails masked, as everyone but its author sees it (rule 0.21). */
export function maskContacts(text: string): string {
  return text.replace(email, '[e-mail oculto]').replace(phone, '[telefone oculto]');
}

/** The same for a mail, whose client turns URLs into links: text by other users must not contain links. */
export function maskForMail(text: string): string {
  return maskContacts(text.replace(link, '[endereço oculto]'));
}
