import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

export const staffRole = z.enum(STAFF_ROLES, 'staff-role');

/** An invitation to the team that waits for its answer. */
export const staffInvitation = z.object({
  codigo: z.number(),
  email: z.string(),
  nome: z.string(),
  papel: staffRole,
  /** Null: by the operator. */
  convidadoPor: z.string().nullable(),
  convidadoEm: instant,
  /** When its last link was sent. */
  enviadoEm: instant,
  venceEm: instant,
  vencido: z.boolean(),
});
export type StaffInvitation = z.output<typeof staffInvitation>;
