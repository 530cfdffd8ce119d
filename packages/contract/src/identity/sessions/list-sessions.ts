import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** A device on which a user is signed in. */
export const openSession = z.object({
  id: z.string(),
  /** In the requested language: "Chrome no Windows". */
  aparelho: z.string(),
  /** Null: it does not say. */
  tipo: z.enum(['computador', 'celular', 'tablet']).nullable(),
  /** Truncated network address. */
  local: z.string().nullable(),
  inicio: instant,
  ultimoUso: instant,
  /** The one that asks. */
  atual: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** The devices on which the signed-in user is signed in, last used first (S-32). */
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
