import { z } from 'zod';
import { anySecret, line, token } from '../../wire/text.ts';

const typed = (max: number) => line(max).default('');
const secret = anySecret().default('');

/** The form's input. Every field may be empty: the rules decide what is required, so that all problems are returned at once (S-30). */
export const registration = z.object({
  nomeResponsavel: typed(100),
  cpfResponsavel: typed(20),
  nomeFantasia: typed(100),
  razaoSocial: typed(100),
  email: typed(254),
  siteDaEmpresa: line(200).nullish(),
  cnpj: typed(20),
  telefone: typed(20),
  senha: secret,
  confirmacaoSenha: secret,
  termos: z.boolean().default(false),
  marketing: z.boolean().default(false),
  /** Token of the registration that this one corrects: its first step is sent again. */
  tokenUsrio: token(100).nullish(),
});
export type WireRegistration = z.output<typeof registration>;
