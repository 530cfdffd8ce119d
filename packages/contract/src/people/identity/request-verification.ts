import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { DOCUMENT_BYTES, documentKind } from './identity-words.ts';

const upload = z.object({
  tipo: documentKind,
  /** Base64 of a PDF, PNG or JPEG, detected from its content. */
  conteudo: z
    .string('document-size')
    .min(1, 'document-size')
    .max(Math.ceil(DOCUMENT_BYTES / 3) * 4, 'document-size')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'document-kind'),
});

/**
 * Sends the documents that verify an identity (rule 0.26): photo ID and proof of address of a person; photo ID of a company's
 * representative, its registration and the powers. 2 MB each. One request is pending at a time; staff answer it, and the answer is mailed.
 */
export const requestVerification = defineRoute({
  name: 'request-verification',
  method: 'POST',
  path: '/usrio/verificacao',
  access: 'user',
  tag: 'limits',
  summary: 'Asks for the verification of the own identity',
  query: commonQuery,
  bodyBytes: 9 * 1024 * 1024,
  body: z.object({ documentos: z.array(upload).min(1, 'document-list').max(3, 'document-list') }),
  success: {
    status: 201,
    schema: z.object({
      data: z.object({ codigo: z.number(), situacao: z.literal('pendente'), em: instant }),
    }),
  },
  errors: ['verification-needs-email', 'verification-pending', 'verified-already'],
});
