import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { staffInvitation, staffRole } from './staff-invitation.ts';

/** Everyone with a role in the back office, and the invitations that wait. */
export const listStaff = defineRoute({
  name: 'list-staff',
  method: 'GET',
  path: '/admin/staff',
  access: 'staff',
  roles: [],
  tag: 'staff',
  summary: 'The team of the back office',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          nome: z.string(),
          email: z.string(),
          papel: staffRole,
          /** Their last sign-in to the back office; null: never, or longer ago than sign-ins are kept. */
          ultimoAcessoEm: instant.nullable(),
          /** The second step of their sign-in; null: none yet, their next sign-in turns one on. */
          segundaEtapa: z.enum(['email', 'aplicativo', 'chave']).nullable(),
          bloqueadaEm: instant.nullable(),
          /** The caller, who cannot change their own role. */
          propria: z.boolean(),
        }),
      ),
      convites: z.array(staffInvitation),
    }),
  },
  errors: [],
});
