/** Who a provider says that a user is, for the form; the server asks for itself. */
export interface SocialProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The random value that is in a signed token; null in others. */
  readonly nonce: string | null;
}

/** Reads an ID token without believing it: its signature is checked by the server. Null for what is none. */
export function claimsOf(token: string): SocialProfile | null {
  try {
    const text = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    return profileFrom(JSON.parse(new TextDecoder().decode(bytes)), 'sub');
  } catch {
    return null;
  }
}

/** Reads a profile, whose number has the given name; null for what has none. */
export function profileFrom(value: unknown, idName: 'sub' | 'id'): SocialProfile | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map<string, unknown>(Object.entries(value));
  const text = (name: string): string => {
    const found = given.get(name);
    return typeof found === 'string' ? found : '';
  };
  const id = text(idName);
  return id === '' ? null : { id, name: text('name'), email: text('email'), nonce: text('nonce') || null };
}
