import { ALWAYS_FIELDS, MAYBE_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { z } from 'zod';
import { officeUser } from '../../identity/office-sessions/office-user.ts';
import { wireName } from '../../identity/accounts/profile.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { accountBlock } from '../blocks/account-block.ts';

/** F individual, J legal entity, C employee. */
export const accountKind = z.enum(['F', 'J', 'C']);

/** What staff see of an account at once. */
export const accountHead = z.object({
  codigo: z.number(),
  nome: z.string(),
  tipoPerfilFlag: accountKind,
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  perfil: z.number(),
  /** The data of its profile; of a CPF or CNPJ the last characters only. */
  dados: z.object({
    ...keyed(ALWAYS_FIELDS, wireName, () => z.string()),
    ...keyed(MAYBE_FIELDS, wireName, () => z.string().nullable()),
  }),
  isento: z.boolean(),
  /** The main address on one line. */
  endereco: z.string().nullable(),
  aceitaEmails: z.boolean(),
  idioma: z.enum(['PTBR', 'EN']).nullable(),
  criadaEm: instant,
  ultimoAcessoEm: instant.nullable(),
  emailConfirmadoEm: instant.nullable(),
  verificadaEm: instant.nullable(),
  caucao: reais,
  nivel: z.number().int().min(0).max(3),
  bloqueadaEm: instant.nullable(),
  /** The block that holds; null: none, or set without one. */
  bloqueio: accountBlock.nullable(),
  /** Since when the blocklist bars it from dealing. */
  impedidaEm: instant.nullable(),
  /** Its person was erased then; what remains are numbers. */
  apagadaEm: instant.nullable(),
  papel: officeUser.shape.papel,
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  segundaEtapa: z.boolean(),
  contagens: z.object({
    lances: z.number(),
    propostas: z.number(),
    comprasEmAndamento: z.number(),
    compras: z.number(),
    pedidosDeDados: z.number(),
    suspeitas: z.number(),
  }),
  /** The verification request that waits for an answer. */
  verificacaoPendente: z.number().nullable(),
});
export type AccountHead = z.output<typeof accountHead>;
