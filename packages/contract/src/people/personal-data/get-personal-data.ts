import { z } from 'zod';
import { consentRecord } from '../../identity/consents/record-consent.ts';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';
import { personalDataRequest } from './personal-data-request.ts';

/** Something that must end before the account can be deleted. `devolucao`: money that is owed back to the user; `cobranca`: money that they owe; `diarias`: storage that a complaint decides. */
export const openDeal = z.object({
  tipo: z.enum([
    'lance',
    'venda-condicional',
    'proposta',
    'compra',
    'devolucao',
    'cobranca',
    'diarias',
    'segunda-chance',
    'caucao',
    'cancelamento',
    'oferta',
  ]),
  codigoOferta: z.number(),
  titulo: z.string(),
});
export type OpenDeal = z.output<typeof openDeal>;

/** An answer about offers by e-mail: to which text and where. */
export const marketingConsent = z.object({
  aceita: z.boolean(),
  /** The day of the wording. */
  versao: z.string(),
  onde: z.enum(['cadastro', 'perfil', 'meus-dados']),
  quando: instant,
});

/** The data of the personal data page (rule 0.14): requests, consents, and what prevents the deletion of the account. */
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
      /** Whether offers may currently be sent by e-mail, and every answer about it, latest first. */
      aceitaEmails: z.boolean(),
      emails: z.array(marketingConsent),
      /** Cookie answers given while signed in, latest first. */
      cookies: z.array(consentRecord),
      exclusao: z.object({
        /** Staff and store users cannot delete the account here. */
        permitida: z.boolean(),
        impedimentos: z.array(openDeal),
        /** Confirmed with the password, or with a mailed code if the account has none. */
        confirmacao: z.enum(['senha', 'codigo']),
        carenciaDias: z.number(),
      }),
    }),
  },
  errors: [],
});
