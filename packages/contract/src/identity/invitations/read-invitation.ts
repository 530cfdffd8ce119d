import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { staffRole } from '../staff/staff-invitation.ts';

/** What an invitation offers its reader, by the token of the mailed link, which reached nobody else. */
export const readInvitation = defineRoute({
  name: 'read-invitation',
  method: 'POST',
  path: '/auth/convite',
  access: 'public',
  tag: 'invitations',
  summary: 'Reads an invitation by its link',
  query: commonQuery,
  body: z.object({ token: requiredLine(100) }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        email: z.string(),
        nome: z.string(),
        /** Null: as an employee of `empresa`, or a user of `loja`. */
        papel: staffRole.nullable(),
        empresa: z.string().nullable(),
        loja: z.string().nullable(),
        venceEm: instant,
        /** `nova`: the user sets one with the acceptance. `atual`: the address has an account, whose password they show. */
        senha: z.enum(['nova', 'atual']),
      }),
    }),
  },
  errors: [
    'invitation-link-wrong',
    'invitation-accepted',
    'invitation-cancelled',
    'invitation-expired',
    'invitation-of-staff',
    'invitation-of-store',
    'invitation-of-employee',
    'invitation-of-account',
    'invitation-of-blocked',
    'invitation-of-leaving',
  ],
});
