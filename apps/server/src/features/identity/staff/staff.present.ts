import type { Output } from '@patio/contract/route/define-route.ts';
import type { listStaff } from '@patio/contract/identity/staff/list-staff.ts';
import type { StaffInvitation } from '@patio/contract/identity/staff/staff-invitation.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { InvitationRow } from '../invitations/public.ts';
import type { StaffRow } from './staff.store.ts';

type Member = Output<typeof listStaff>['data'][number];

/** A member of the team as administrators see them. */
export function presentMember(row: StaffRow & { readonly staff_role: StaffRole }, callerId: number): Member {
  return {
    codigo: row.id,
    nome: row.name,
    email: row.email,
    papel: row.staff_role,
    ultimoAcessoEm: row.entered_at === null ? null : isoInstant(row.entered_at),
    segundaEtapa: stepOf(row),
    bloqueadaEm: row.blocked_at === null ? null : isoInstant(row.blocked_at),
    propria: row.id === callerId,
  };
}

function stepOf(row: StaffRow): Member['segundaEtapa'] {
  if (row.has_app) return 'aplicativo';
  if (row.has_passkey) return 'chave';
  return row.two_step ? 'email' : null;
}

/** An invitation to the team that waits. `now` in epoch milliseconds UTC. */
export function presentInvitation(
  row: InvitationRow & { readonly staff_role: StaffRole },
  now: number,
): StaffInvitation {
  return {
    codigo: row.code,
    email: row.email,
    nome: row.name,
    papel: row.staff_role,
    convidadoPor: row.inviter,
    convidadoEm: isoInstant(row.invited_at),
    enviadoEm: isoInstant(row.sent_at),
    venceEm: isoInstant(row.expires_at),
    vencido: row.expires_at <= now,
  };
}

/** Whether a row is of the team, and not of a company. */
export function hasRole<R extends { readonly staff_role: StaffRole | null }>(
  row: R,
): row is R & { readonly staff_role: StaffRole } {
  return row.staff_role !== null;
}
