import { OPTIONAL_KINDS, type OptionalKind } from '@patio/domain/identity/consents/consent.ts';
import { allows } from './consent-cookie.ts';

/** Stores a value in browser storage if the kind is allowed; withdrawing the kind deletes it. Returns whether it was stored. */
export function storeOptional(kind: OptionalKind, name: string, value: string): boolean {
  if (!allows(kind)) return false;
  try {
    localStorage.setItem(nameOf(kind, name), value);
    return true;
  } catch {
    return false;
  }
}

/** A stored value; null without one, and without consent. */
export function readOptional(kind: OptionalKind, name: string): string | null {
  if (!allows(kind)) return null;
  try {
    return localStorage.getItem(nameOf(kind, name));
  } catch {
    return null;
  }
}

/** Deletes the stored values of every kind that is not allowed. */
export function forgetWithdrawn(): void {
  try {
    const withdrawn = OPTIONAL_KINDS.filter((kind) => !allows(kind)).map((kind) => nameOf(kind, ''));
    for (const name of Object.keys(localStorage)) {
      if (withdrawn.some((prefix) => name.startsWith(prefix))) localStorage.removeItem(name);
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function nameOf(kind: OptionalKind, name: string): string {
  return `patio.${kind}.${name}`;
}
