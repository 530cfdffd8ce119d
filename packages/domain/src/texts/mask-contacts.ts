const email = /[^\s@<>(),;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** Eight digits or more with the marks that people put between them. */
const phone = /(?:\+|\()?\d(?:[\s().-]{0,2}\d){7,}/g;
const link = /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+/giu;

/** A text without the telephone numbers and e-mails in it, as everybody but its author sees it (rule 0.21). */
export function maskContacts(text: string): string {
  return text.replace(email, '[e-mail oculto]').replace(phone, '[telefone oculto]');
}

/** The same for a mail, whose reader's program makes links of addresses: another user's word must lead nobody anywhere. */
export function maskForMail(text: string): string {
  return maskContacts(text.replace(link, '[endereço oculto]'));
}
