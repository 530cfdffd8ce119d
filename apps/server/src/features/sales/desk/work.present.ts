import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Holder } from './taken-work.store.ts';

/** Who has a piece of work, for a user of a store (or null, of the house): stores do not learn who works for the house. */
export function presentHolder({ account_id: id, name, store }: Holder, viewer: number | null) {
  return viewer === null || store === viewer ? { codigo: id, nome: name } : { codigo: null, nome: null };
}

/** An instant for the wire; null stays null. */
export function instantOrNull(at: number | null): string | null {
  return at === null ? null : isoInstant(at);
}
