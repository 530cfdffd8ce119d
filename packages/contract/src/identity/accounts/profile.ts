import { z } from 'zod';
import { version } from '../../wire/primitives.ts';

/** The profile of API-60. What an account does not have is null. */
export const profile = z.object({
  codigoUsuario: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  email: z.string(),
  /** An extra field. */
  emailConfirmado: z.boolean(),
  login: z.string(),
  telefone: z.string().nullable(),
  /** CPF or CNPJ, without punctuation. */
  cpf: z.string().nullable(),
  nomeFantasia: z.string().nullable(),
  /** State registration. */
  inscricaoSocial: z.string().nullable(),
  isento: z.boolean(),
  matricula: z.string().nullable(),
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  tipoPerfil: z.number(),
  /** F individual, J legal entity, C employee. */
  tipoPerfilFlag: z.enum(['F', 'J', 'C']),
  nomePerfil: z.string(),
  /** dd/mm/yyyy. */
  nascimento: z.string().nullable(),
  allowEmail: z.boolean(),
  isPartner: z.boolean(),
  /** Whether the profile may be saved without a new password (C-87); an extra field. */
  senhaOpcional: z.boolean(),
  /** An extra field. */
  versao: version,
});

export type Profile = z.output<typeof profile>;
