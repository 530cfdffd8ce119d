import { z } from 'zod';
import { consentRecord } from '../../identity/consents/record-consent.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { personalDataRequest } from './personal-data-request.ts';

/** Something that has to end before the account can. */
export const openDeal = z.object({
  tipo: z.enum([
    'lance',
    'venda-condicional',
    'proposta',
    'compra',
    'segunda-chance',
    'cancelamento',
    'oferta',
  ]),
  codigoOferta: z.number(),
  titulo: z.string(),
});
export type OpenDeal = z.output<typeof openDeal>;

/** An answer about offers by e-mail: to which wording and where. */
export const marketingConsent = z.object({
  aceita: z.boolean(),
  /** The day of the wording. */
  versao: z.string(),
  onde: z.enum(['cadastro', 'perfil', 'meus-dados']),
  quando: instant,
});

/** What the page of the user's own data shows (rule 0.14): requests, consents, and what stands between the account and its deletion. */
export const getPersonalData = defineRoute({
  name: 'get-personal-data',
  method: 'GET',
  path: '/usrio/dados',
  access: 'user',
  tag: 'personal-data',
  summary: 'Requests and consents of the signed-in user',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      pedidos: z.array(personalDataRequest),
      /** Whether offers may come by e-mail now, and every answer about it, the latest first. */
      aceitaEmails: z.boolean(),
      emails: z.array(marketingConsent),
      /** Answers about cookies given while signed in, the latest first. */
      cookies: z.array(consentRecord),
      exclusao: z.object({
        /** Who works for the house or a store cannot delete the account here. */
        permitida: z.boolean(),
        impedimentos: z.array(openDeal),
        /** Confirmed by the password, or by a code by e-mail where the account has none. */
        confirmacao: z.enum(['senha', 'codigo']),
        carenciaDias: z.number(),
      }),
    }),
  },
  errors: [],
});
