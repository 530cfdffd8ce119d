/** Address of a chat; the country code is put in front when it is absent (FOOT-04). */
export function whatsAppAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `https://wa.me/${digits.startsWith('55') && digits.length > 11 ? digits : `55${digits}`}`;
}

/** A Brazilian number as it is read: `(27) 3000-0000`; anything else as it is. */
export function phoneText(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 11) return phone;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}
