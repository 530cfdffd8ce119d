import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** A device on which a user is signed in. */
export const openSession = z.object({
  id: z.string(),
  /** In words of the language that was asked for: "Chrome no Windows". */
  aparelho: z.string(),
  /** Null: it does not say. */
  tipo: z.enum(['computador', 'celular', 'tablet']).nullable(),
  /** Network address without its end. */
  local: z.string().nullable(),
  inicio: instant,
  ultimoUso: instant,
  /** The one that asks. */
  atual: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** Where the signed-in user is signed in, the last used first (S-32). */
export const listSessions = defineRoute({
  name: 'list-sessions',
  method: 'GET',
  path: '/usrio/sessoes',
  access: 'user',
  tag: 'sessions',
  summary: 'Devices on which the user is signed in',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(openSession) }) },
  errors: [],
});
