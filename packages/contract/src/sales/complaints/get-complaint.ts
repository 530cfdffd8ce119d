import { DESK_STEPS } from '@patio/domain/sales/complaints/complaint-steps.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { complaint } from './complaint.ts';

/** A complaint as those who answer see it. */
export const officeComplaint = complaint.extend({
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  comprador: z.string(),
  loja: z.string().nullable(),
  /** What the reader can do now; empty: another one acts. */
  passos: z.array(z.enum(DESK_STEPS)),
  /** The reader answered before it was escalated, so another one reviews it. */
  outroRevisa: z.boolean(),
  /** It was agreed to undo the sale, and another user has not decided on that yet. */
  desfazendo: z.boolean(),
});

export type OfficeComplaint = z.output<typeof officeComplaint>;

/** A complaint with its history. */
export const getComplaint = defineRoute({
  name: 'get-complaint',
  method: 'GET',
  path: '/admin/complaints/:id',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  partners: true,
  tag: 'complaints',
  summary: 'A complaint of a buyer, with its history',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: officeComplaint }) },
  errors: ['complaint-not-found'],
});
