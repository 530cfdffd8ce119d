import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** An invitation to an employee of a company that waits for its answer. */
export const employeeInvitation = z.object({
  codigo: z.number(),
  email: z.string(),
  nome: z.string(),
  matricula: z.string(),
  convidadoPor: z.string().nullable(),
  enviadoEm: instant,
  venceEm: instant,
  vencido: z.boolean(),
});
export type EmployeeInvitation = z.output<typeof employeeInvitation>;
