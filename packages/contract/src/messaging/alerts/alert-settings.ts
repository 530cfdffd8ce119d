import { z } from 'zod';

/** The events of alerts, by their names in calls. */
export const alertEvent = z.enum([
  'LANCE_REGISTRADO',
  'LANCE_SUPERADO',
  'TERMINA_EM_24_HORAS',
  'TERMINA_EM_1_HORA',
  'VENCEU',
  'NAO_VENCEU',
  'VENDA_CONDICIONAL',
  'COMPRA',
  'PROPOSTA',
  'LANCE_ANULADO',
  'OFERTA_REABERTA',
  'SEGUNDA_CHANCE',
  'PERGUNTA',
  'MENSAGEM',
  'VISITA',
  'PESQUISA',
  'NOVO_ACESSO',
  'EQUIPE_VENDA',
  'EQUIPE_PROPOSTA',
  'EQUIPE_PERGUNTA',
  'EQUIPE_CANCELAMENTO',
  'EQUIPE_MENSAGEM',
  'EQUIPE_VISITA',
  'EQUIPE_DOCUMENTO',
]);
export type WireAlertEvent = z.output<typeof alertEvent>;

export const alertChannel = z.enum(['aplicativo', 'email', 'push']);
export type WireAlertChannel = z.output<typeof alertChannel>;

/** The choices of the signed-in user, in display order; those for sellers only for people who sell for the house or a store. */
export const alertSettings = z.object({
  data: z.array(
    z.object({
      evento: alertEvent,
      aplicativo: z.boolean(),
      email: z.boolean(),
      push: z.boolean(),
      /** Channels that cannot be turned off. */
      obrigatorios: z.array(alertChannel),
    }),
  ),
  /** The e-mail while it is unconfirmed: until then alerts are not mailed. Otherwise null. */
  emailPorConfirmar: z.string().nullable(),
  /** Devices that receive push messages. */
  aparelhos: z.number(),
  /** Our public key, for the subscription of a browser (RFC 8292). */
  chavePush: z.string(),
});
export type AlertSettings = z.output<typeof alertSettings>;
