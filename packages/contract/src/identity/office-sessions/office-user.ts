import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';

/** A user in the back office. What they may do follows from `papel` and `loja` by `mayCall`. */
export const officeUser = z.object({
  /** For the header `security-token` of the calls below `/admin`, and of no other. */
  token: z.string(),
  codigoUsuario: z.number(),
  nome: z.string(),
  email: z.string(),
  /** Null: they work for a store alone. */
  papel: z.enum(STAFF_ROLES).nullable(),
  /** The store they work for; null without one. `endereco`: its first address segment, null before it was chosen. */
  loja: z
    .object({
      codigo: z.number(),
      nome: z.string(),
      endereco: z.string().nullable(),
      suspensa: z.boolean(),
      /** Registered, and not yet approved. */
      emAnalise: z.boolean(),
      /** Why it is suspended; null: it is not, or nothing was written. */
      motivo: z.string().nullable(),
      /** Where the team of the house is written to. */
      contato: z.string(),
    })
    .nullable(),
});
export type OfficeUser = z.output<typeof officeUser>;
