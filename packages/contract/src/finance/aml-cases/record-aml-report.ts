import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { amlCase } from './aml-case.ts';

/** Characters of a protocol at most. */
export const AML_PROTOCOL_LENGTH = 80;

/** Records that a report was made, with the protocol of the authority, and closes the case. */
export const recordAmlReport = defineRoute({
  name: 'record-aml-report',
  method: 'POST',
  path: '/admin/aml-cases/:id/report',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Records the report of a case of money laundering',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    protocolo: requiredLine(AML_PROTOCOL_LENGTH, 'aml-protocol'),
    dia: z.iso.date({ error: 'day-invalid' }),
    versao: z.number().int().min(0),
  }),
  success: { status: 200, schema: z.object({ data: amlCase }) },
  errors: ['aml-case-not-found', 'aml-case-changed', 'aml-case-state', 'aml-report-day'],
});
