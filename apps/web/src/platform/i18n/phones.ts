/** URL of a chat with its first message; the country code is added if it is absent (FOOT-04). */
export function whatsAppAddress(phone: string, words = ''): string {
  const digits = phone.replace(/\D/g, '');
  const number = digits.startsWith('55') && digits.length > 11 ? digits : `55${digits}`;
  return `https://wa.me/${number}${words === '' ? '' : `?text=${encodeURIComponent(words)}`}`;
}

/** A formatted Brazilian number: `(27) 3000-0000`; anything else as it is. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 11) return phone;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}
