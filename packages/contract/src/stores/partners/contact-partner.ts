import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { line, requiredLine, requiredText } from '../../wire/text.ts';

/**
 * A visitor's message to the store in `partner` (S-43), at most three per hour from one network. `homepage` is a honeypot: if it is filled
 * in, the call is answered and the message discarded.
 */
export const contactPartner = defineRoute({
  name: 'contact-partner',
  method: 'POST',
  path: '/partner/contato',
  access: 'public',
  tag: 'partners',
  summary: 'Sends a message to a reseller',
  query: commonQuery,
  body: z.object({
    nome: requiredLine(100, 'contact-name-required', 'own-name-invalid'),
    telefone: requiredLine(30, 'contact-phone-required', 'contact-phone-invalid'),
    mensagem: requiredText(1000, 'contact-message-required', 'contact-message-length'),
    codigoOferta: code.nullish(),
    homepage: line(500).nullish(),
  }),
  success: { status: 201, schema: z.object({ data: z.object({ enviado: z.literal(true) }) }) },
  errors: ['partner-not-found', 'offer-not-found'],
});
