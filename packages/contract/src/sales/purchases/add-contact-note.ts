import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine, requiredText } from '../../wire/text.ts';
import { contactChannel, contactNote } from './contact-note.ts';

/** Adds a line to the contact log of a purchase. Lines are never changed. */
export const addContactNote = defineRoute({
  name: 'add-contact-note',
  method: 'POST',
  path: '/admin/purchases/:id/notes',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'purchases',
  summary: 'Notes a contact with the buyer',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    canal: contactChannel,
    texto: requiredText(2000, 'note-text'),
    promessa: requiredLine(300, 'note-promise').nullish(),
    prometidoPor: z.enum(['comprador', 'equipe']).nullish(),
  }),
  success: { status: 201, schema: z.object({ data: contactNote }) },
  errors: ['purchase-not-found'],
});
