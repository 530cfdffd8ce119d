import { COMPLAINT_NOTE } from '@patio/domain/sales/complaints/complaint-words.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredText } from '../../wire/text.ts';
import { officeComplaint } from './get-complaint.ts';

/** Notes something about a complaint for the own side: of the house for the house, of a store for the store and the house. */
export const noteComplaint = defineRoute({
  name: 'note-complaint',
  method: 'POST',
  path: '/admin/complaints/:id/notes',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  partners: true,
  tag: 'complaints',
  summary: 'An internal note about a complaint',
  params: codeParams,
  query: commonQuery,
  body: z.object({ texto: requiredText(COMPLAINT_NOTE, 'complaint-note') }),
  success: { status: 200, schema: z.object({ data: officeComplaint }) },
  errors: ['complaint-not-found'],
});
