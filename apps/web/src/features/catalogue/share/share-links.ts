/** Where WhatsApp lets a user choose whom to send a text to. */
export function whatsappAddress(title: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
}

/** A letter that is ready but for its recipient. */
export function mailAddress(title: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${address}`)}`;
}
