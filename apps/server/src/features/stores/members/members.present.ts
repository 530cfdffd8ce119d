import type { StoreInvitation, StoreMember } from '@patio/contract/stores/members/store-member.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { InvitationRow } from '../../identity/invitations/public.ts';
import type { MemberRow } from './members.store.ts';

/** A user of a store. */
export function presentMember(row: MemberRow): StoreMember {
  return {
    codigo: row.id,
    nome: row.name,
    email: row.email,
    responde: row.store_owner,
    bloqueada: row.blocked,
    ultimoAcessoEm: row.last_seen_at === null ? null : isoInstant(row.last_seen_at),
  };
}

/** An invitation to work for a store that waits. `now` in epoch milliseconds UTC. */
export function presentStoreInvitation(row: InvitationRow, now: number): StoreInvitation {
  return {
    codigo: row.code,
    email: row.email,
    nome: row.name,
    enviadoEm: isoInstant(row.sent_at),
    venceEm: isoInstant(row.expires_at),
    vencido: row.expires_at <= now,
  };
}
