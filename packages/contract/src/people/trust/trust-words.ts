import { z } from 'zod';

/** What raises the limit of an account: its e-mail confirmed, its identity verified, a deposit held. */
export const wayToRaise = z.enum(['email', 'documentos', 'caucao']);

/** What became of a request to have an identity verified. */
export const verificationState = z.enum(['pendente', 'aceita', 'recusada']);
