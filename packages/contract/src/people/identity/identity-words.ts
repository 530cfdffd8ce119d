import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { verificationState } from '../trust/trust-words.ts';

/** A document with a picture, a proof of address, the register of a company, the powers of who represents it. */
export const documentKind = z.enum(['documento', 'endereco', 'empresa', 'poderes']);

/** Bytes of one document at most. */
export const DOCUMENT_BYTES = 2 * 1024 * 1024;

/** A request as staff see it; what was handed in is read by a call of its own. */
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
