import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { employeeInvitation } from './employee.ts';

/** The employees of a company who buy for it with accounts of their own, and those who are invited (S-31). */
export const listEmployees = defineRoute({
  name: 'list-employees',
  method: 'GET',
  path: '/admin/accounts/:id/employees',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'employees',
  summary: 'Employees of a company',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          codigo: z.number(),
          nome: z.string(),
          email: z.string(),
          matricula: z.string().nullable(),
          desde: instant,
          bloqueadaEm: instant.nullable(),
        }),
      ),
      convites: z.array(employeeInvitation),
    }),
  },
  errors: ['user-not-found'],
});
