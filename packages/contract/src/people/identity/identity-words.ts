import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { verificationState } from '../trust/trust-words.ts';

/** A photo ID, a proof of address, the company's registration, the powers of its representative. */
export const documentKind = z.enum(['documento', 'endereco', 'empresa', 'poderes']);

/** Maximum size of one document in bytes. */
export const DOCUMENT_BYTES = 2 * 1024 * 1024;

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
