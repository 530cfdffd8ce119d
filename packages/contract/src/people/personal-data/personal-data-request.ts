import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { token } from '../../wire/text.ts';

export const requestKind = z.enum(['exportacao', 'correcao', 'exclusao']);

/** Open, completed, refused with a text, or a cancelled deletion. */
export const requestState = z.enum(['aberto', 'concluido', 'recusado', 'desfeito']);

/** Data that only staff can correct. */
export const correctionSubject = z.enum(['documento', 'email', 'empresa', 'nascimento', 'outro']);
export type WireCorrectionSubject = z.output<typeof correctionSubject>;

/** A request about a user's own data, as they see it. */
export const personalDataRequest = z.object({
  /** Year, number, check digit: `2026-000123-8`. */
  protocolo: z.string(),
  tipo: requestKind,
  situacao: requestState,
  assunto: correctionSubject.nullable(),
  texto: z.string(),
  abertoEm: instant,
  /** The deadline for the answer: 15 calendar days. */
  prazo: instant,
  respondidoEm: instant.nullable(),
  resposta: z.string().nullable(),
  /** For a deletion: when the account is deleted unless the user signs in before. */
  exclusaoEm: instant.nullable(),
  /** For a finished export: until when it can be downloaded; null if it cannot. */
  arquivoAte: instant.nullable(),
});
export type PersonalDataRequest = z.output<typeof personalDataRequest>;

export const protocolParams = z.object({ protocolo: token(30) });
