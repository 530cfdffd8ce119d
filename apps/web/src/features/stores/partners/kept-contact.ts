const NAME = 'patio.contato';

/** A message to a store as it is typed. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
}

export const NO_CONTACT: Contact = { name: '', phone: '', message: '' };

/** Keeps a message for as long as the tab lives. */
export function keepContact(contact: Contact): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(contact));
  } catch {
    // A browser that keeps nothing: the message lives as long as the page.
  }
}

/** The message of this tab that was not sent yet. */
export function keptContact(): Contact {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return { name: textOf(kept, 'name'), phone: textOf(kept, 'phone'), message: textOf(kept, 'message') };
  } catch {
    return NO_CONTACT;
  }
}

/** The message was sent. */
export function forgetContact(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}

function textOf(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : '';
  return typeof found === 'string' ? found : '';
}
