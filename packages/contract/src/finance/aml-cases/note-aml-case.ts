import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredText } from '../../wire/text.ts';
import { amlCase } from './aml-case.ts';

/** Characters of a note at most. */
export const AML_NOTE_LENGTH = 2000;

/** Adds a note to a case that is not closed; notes are never changed. */
export const noteAmlCase = defineRoute({
  name: 'note-aml-case',
  method: 'POST',
  path: '/admin/aml-cases/:id/notes',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Adds a note to a case of money laundering',
  params: codeParams,
  query: commonQuery,
  body: z.object({ texto: requiredText(AML_NOTE_LENGTH, 'aml-note') }),
  success: { status: 201, schema: z.object({ data: amlCase }) },
  errors: ['aml-case-not-found', 'aml-case-state'],
});
