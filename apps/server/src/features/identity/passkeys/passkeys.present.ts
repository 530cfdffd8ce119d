import type { Passkey } from '@patio/contract/identity/passkeys/passkey.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** A passkey as its owner sees it. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    codigo: row.code,
    nome: row.name,
    sincronizada: row.synced,
    dataCriacao: new Date(row.created_at).toISOString(),
    ultimoUso: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
  };
}
