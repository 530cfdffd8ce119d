/** National digits as `(27) 99999-0000` or `(27) 3333-0000`; anything else is returned as it is. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/** Digits for a messaging link: with the country code 55 if it is absent (B§9). */
export function messagingNumber(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length >= 12 && digits.startsWith('55') ? digits : `55${digits}`;
}
