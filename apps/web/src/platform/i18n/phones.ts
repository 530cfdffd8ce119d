import { messagingNumber } from '@patio/domain/validation/shown-phone.ts';

/** URL of a chat with its first message; the country code is added if it is absent (FOOT-04). */
export function whatsAppAddress(phone: string, words = ''): string {
  return `https://wa.me/${messagingNumber(phone)}${words === '' ? '' : `?text=${encodeURIComponent(words)}`}`;
}
