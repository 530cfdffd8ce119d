import { z } from 'zod';
import { code } from '../../wire/primitives.ts';

const fields = {
  /** One account, and then nothing else. */
  conta: code.optional(),
  /** Everyone, and then nothing else. */
  todos: z.literal(true, 'broadcast-target').optional(),
  perfil: z.coerce
    .number('broadcast-target')
    .int()
    .min(4, 'broadcast-target')
    .max(7, 'broadcast-target')
    .optional(),
  /** Of the main address: `ES`. */
  estado: z
    .string('broadcast-target')
    .regex(/^[A-Z]{2}$/, 'broadcast-target')
    .optional(),
  /** Among the interests. */
  categoria: code.optional(),
};

/** The query fields that select the recipients. */
export const recipientQuery = { ...fields, todos: z.literal('true', 'broadcast-target').optional() };

/** Recipients of a broadcast by staff (S-41): one account, everyone, or those to whom all of profile, state and interest apply. */
export const recipients = z.object(fields);

/** Whether it names recipients, and in one way only. */
export function namesRecipients(given: {
  readonly conta?: unknown;
  readonly todos?: unknown;
  readonly perfil?: unknown;
  readonly estado?: unknown;
  readonly categoria?: unknown;
}): boolean {
  const narrowed = [given.perfil, given.estado, given.categoria].some((part) => part !== undefined);
  return [given.conta !== undefined, given.todos !== undefined, narrowed].filter(Boolean).length === 1;
}
