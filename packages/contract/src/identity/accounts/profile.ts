import { keyed } from '@patio/domain/tables/keyed.ts';
import { ALWAYS_FIELDS, MAYBE_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { z } from 'zod';
import { version } from '../../wire/primitives.ts';

/** The name of a field in calls. */
export const wireName = <Name extends string>({ wire }: { readonly wire: Name }): Name => wire;

/** The profile of API-60: the texts of `ACCOUNT_FIELDS`, a CPF or CNPJ without punctuation and dates as dd/mm/yyyy, and more. */
export const profile = z.object({
  codigoUsuario: z.number(),
  ...keyed(ALWAYS_FIELDS, wireName, () => z.string()),
  ...keyed(MAYBE_FIELDS, wireName, () => z.string().nullable()),
  /** An extra field. */
  emailConfirmado: z.boolean(),
  isento: z.boolean(),
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  tipoPerfil: z.number(),
  /** F individual, J legal entity, C employee. */
  tipoPerfilFlag: z.enum(['F', 'J', 'C']),
  nomePerfil: z.string(),
  allowEmail: z.boolean(),
  isPartner: z.boolean(),
  /** Whether the profile may be saved without a new password (C-87); an extra field. */
  senhaOpcional: z.boolean(),
  /** An extra field. */
  versao: version,
});

export type Profile = z.output<typeof profile>;
