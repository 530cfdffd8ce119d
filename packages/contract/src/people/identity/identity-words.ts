import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { verificationState } from '../trust/trust-words.ts';

/** A photo ID, a proof of address, the company's registration, the powers of its representative. */
export const documentKind = z.enum(['documento', 'endereco', 'empresa', 'poderes']);

/** Maximum size of one document in bytes. */
export const DOCUMENT_BYTES = 2 * 1024 * 1024;

/** What the list of requests can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const identityRequestsList = listSpec({
  sorts: ['em', 'decididoEm'],
  order: 'em',
  filters: {
    situacao: { kind: 'words', options: verificationState.options },
    tipo: { kind: 'words', options: ['F', 'J', 'C'] },
    conta: { kind: 'codes', of: 'account' },
    comQuem: { kind: 'codes' },
    em: { kind: 'days' },
  },
});

/** A request for staff; the documents are read by a separate call. */
export const identityRequest = z.object({
  codigo: z.number(),
  conta: z.number(),
  nome: z.string(),
  perfil: z.number(),
  /** Its last characters. */
  documento: z.string().nullable(),
  situacao: verificationState,
  em: instant,
  decididoEm: instant.nullable(),
  decididoPor: z.string().nullable(),
  motivo: z.string().nullable(),
  documentos: z.array(
    z.object({
      guid: z.uuid(),
      tipo: documentKind,
      formato: z.enum(['pdf', 'png', 'jpg']),
      bytes: z.number(),
    }),
  ),
});
