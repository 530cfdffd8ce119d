import { z } from 'zod';

/** What raises the limit of an account: a confirmed e-mail, a verified identity, a deposit. */
export const wayToRaise = z.enum(['email', 'documentos', 'caucao']);

/** The state of a verification request. */
export const verificationState = z.enum(['pendente', 'aceita', 'recusada']);
