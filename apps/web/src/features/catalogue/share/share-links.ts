/** Where WhatsApp lets a user choose the recipient of a text. */
export function whatsappAddress(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

/** A mail that only lacks its recipient. */
export function mailAddress(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${address}`)}`;
}
