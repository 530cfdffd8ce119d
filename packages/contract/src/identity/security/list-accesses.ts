import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, instant } from '../../wire/primitives.ts';

/** Security events of an account, by their names in calls. */
export const securityEvent = z.enum([
  'ENTRADA',
  'ENTRADA_RECUSADA',
  'SAIDA',
  'APARELHO_DESCONECTADO',
  'OUTROS_APARELHOS_DESCONECTADOS',
  'USO_REPETIDO',
  'NOVA_SENHA_PEDIDA',
  'LINK_DE_SENHA_ABERTO',
  'SENHA_ALTERADA',
  'DUAS_ETAPAS_LIGADAS',
  'DUAS_ETAPAS_DESLIGADAS',
  'APLICATIVO_LIGADO',
  'APLICATIVO_DESLIGADO',
  'CODIGOS_DE_RECUPERACAO_CRIADOS',
  'CODIGO_DE_RECUPERACAO_USADO',
  'CHAVE_DE_ACESSO_CRIADA',
  'CHAVE_DE_ACESSO_RENOMEADA',
  'CHAVE_DE_ACESSO_REMOVIDA',
  'CONTA_EXTERNA_LIGADA',
  'CONTA_EXTERNA_DESLIGADA',
  'DADOS_EXPORTADOS',
  'EXCLUSAO_PEDIDA',
  'EXCLUSAO_DESFEITA',
  'CONTA_BLOQUEADA',
  'CONTA_LIBERADA',
]);
export type WireSecurityEvent = z.output<typeof securityEvent>;

const access = z.object({
  codigo: z.number(),
  evento: securityEvent,
  /** In the requested language; null if it was an action of the house. */
  aparelho: z.string().nullable(),
  /** Truncated network address. */
  local: z.string().nullable(),
  /** The name of the affected item, as given by its owner. */
  detalhe: z.string().nullable(),
  /** How often it happened between `desde` and `quando`. */
  vezes: z.number(),
  desde: instant,
  quando: instant,
});
export type SecurityAccess = z.output<typeof access>;

/** The security events of the signed-in user's account in the last months, newest first (rule 0.14). */
export const listAccesses = defineRoute({
  name: 'list-accesses',
  method: 'GET',
  path: '/usrio/acessos',
  access: 'user',
  tag: 'security',
  summary: 'Sign-ins and changes of the security of the account',
  query: z.object({
    ...commonQuery.shape,
    /** The `proximo` of the previous page. */
    antes: code.optional(),
    limite: z.coerce.number().int().min(1).max(100).default(20),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(access),
      /** The start of the next page; null at the end. */
      proximo: z.number().nullable(),
    }),
  },
  errors: [],
});
