import type { EmployeeInvitation } from '@patio/contract/people/employees/employee.ts';
import type { listEmployees } from '@patio/contract/people/employees/list-employees.ts';
import type { Output } from '@patio/contract/route/define-route.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { InvitationRow } from '../../identity/invitations/public.ts';
import type { EmployeeRow } from './employees.store.ts';

/** An employee as staff see them. */
export function presentEmployee(row: EmployeeRow): Output<typeof listEmployees>['data'][number] {
  return {
    codigo: row.id,
    nome: row.name,
    email: row.email,
    matricula: row.registration,
    desde: isoInstant(row.created_at),
    bloqueadaEm: row.blocked_at === null ? null : isoInstant(row.blocked_at),
  };
}

/** An invitation to an employee that waits. `now` in epoch milliseconds UTC. */
export function presentEmployeeInvitation(row: InvitationRow, now: number): EmployeeInvitation {
  return {
    codigo: row.code,
    email: row.email,
    nome: row.name,
    matricula: row.registration ?? '',
    convidadoPor: row.inviter,
    enviadoEm: isoInstant(row.sent_at),
    venceEm: isoInstant(row.expires_at),
    vencido: row.expires_at <= now,
  };
}
