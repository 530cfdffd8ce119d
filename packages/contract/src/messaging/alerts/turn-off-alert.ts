import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { alertEvent } from './alert-settings.ts';

/** The subjects of mails that can be turned off: an event, or the user's saved searches. */
const mailedEvent = z.enum([...alertEvent.options, 'BUSCA_SALVA']);
export type WireMailedEvent = z.output<typeof mailedEvent>;

/**
 * Turns the mails of an event, or of those in a digest, off with the signed token that they carry, without a session: one click is
 * enough, also for mail programs, which send a form (RFC 8058). Doing it again changes nothing.
 */
export const turnOffAlert = defineRoute({
  name: 'turn-off-alert',
  method: 'POST',
  path: '/usrio/avisos/desligar/:token',
  access: 'public',
  tag: 'alerts',
  summary: 'Turns the mails of an event off',
  params: z.object({ token: z.string().regex(/^\d{1,15}\.[a-z~-]{1,200}\.[\w-]{43}$/) }),
  query: commonQuery,
  success: { status: 200, schema: z.object({ eventos: z.array(mailedEvent) }) },
  errors: ['alert-token-unknown', 'alert-required'],
});
