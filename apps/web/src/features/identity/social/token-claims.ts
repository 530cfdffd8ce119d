/** The user's identity according to a provider, to prefill the form; the server verifies it itself. */
export interface SocialProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The random value (nonce) in a signed token; null in others. */
  readonly nonce: string | null;
}

/** Decodes an ID token without trusting it: the server verifies its signature. Null if it is not one. */
export function claimsOf(token: string): SocialProfile | null {
  try {
    const text = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
    return profileFrom(JSON.parse(new TextDecoder().decode(bytes)), 'sub');
  } catch {
    return null;
  }
}

/** Parses a profile whose ID has the given name; null without one. */
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
