import type { Identity } from '@patio/contract/identity/social/list-identities.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { mayUnlink, type WaysIn } from '@patio/domain/identity/social/ways-in.ts';
import type { IdentityRow } from './identities.store.ts';

/** A linked identity for its owner. */
export function presentIdentity(row: IdentityRow, ways: WaysIn): Identity {
  return {
    provedor: row.provider,
    email: row.email,
    desde: isoInstant(row.linked_at),
    ultimoUso: row.used_at === null ? null : isoInstant(row.used_at),
    podeDesligar: mayUnlink(ways, row.provider),
  };
}
