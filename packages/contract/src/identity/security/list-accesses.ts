import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, instant } from '../../wire/primitives.ts';

/** What can have happened to the security of an account, as the wire names it. */
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
  /** In words of the language that was asked for; null when the house did it. */
  aparelho: z.string().nullable(),
  /** Network address without its end. */
  local: z.string().nullable(),
  /** The name of what it was done to, as its owner gave it. */
  detalhe: z.string().nullable(),
  /** How often it happened between `desde` and `quando`. */
  vezes: z.number(),
  desde: instant,
  quando: instant,
});
export type SecurityAccess = z.output<typeof access>;

/** What happened to the security of the signed-in user's account in the last months, the newest first (rule 0.14). */
export const listAccesses = defineRoute({
  name: 'list-accesses',
  method: 'GET',
  path: '/usrio/acessos',
  access: 'user',
  tag: 'security',
  summary: 'Sign-ins and changes of the security of the account',
  query: z.object({
    ...commonQuery.shape,
    /** The `proximo` of the page before. */
    antes: code.optional(),
    limite: z.coerce.number().int().min(1).max(100).default(20),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(access),
      /** Where the next page begins; null at the end. */
      proximo: z.number().nullable(),
    }),
  },
  errors: [],
});
