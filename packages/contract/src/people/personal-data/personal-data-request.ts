import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { token } from '../../wire/text.ts';

export const requestKind = z.enum(['exportacao', 'correcao', 'exclusao']);

/** Open, answered with what was asked for, refused with words, or a deletion that was undone. */
export const requestState = z.enum(['aberto', 'concluido', 'recusado', 'desfeito']);

/** What only the house can correct. */
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
  /** The last instant by which it is answered: 15 calendar days. */
  prazo: instant,
  respondidoEm: instant.nullable(),
  resposta: z.string().nullable(),
  /** Of a deletion: when the account goes unless a user signs in to it before. */
  exclusaoEm: instant.nullable(),
  /** Of an export that is ready: until when it can be downloaded; null when it cannot. */
  arquivoAte: instant.nullable(),
});
export type PersonalDataRequest = z.output<typeof personalDataRequest>;

export const protocolParams = z.object({ protocolo: token(30) });
