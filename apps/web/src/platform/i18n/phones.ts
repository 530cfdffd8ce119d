/** Address of a chat, with its first words; the country code is put in front when it is absent (FOOT-04). */
export function whatsAppAddress(phone: string, words = ''): string {
  const digits = phone.replace(/\D/g, '');
  const number = digits.startsWith('55') && digits.length > 11 ? digits : `55${digits}`;
  return `https://wa.me/${number}${words === '' ? '' : `?text=${encodeURIComponent(words)}`}`;
}

/** A Brazilian number as it is read: `(27) 3000-0000`; anything else as it is. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 11) return phone;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}
