import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A user of a store. */
export const storeMember = z.object({
  codigo: z.number(),
  nome: z.string(),
  email: z.string(),
  /** Answers for the store: invites and removes the others. */
  responde: z.boolean(),
  bloqueada: z.boolean(),
  /** Last use of the back office; null: never, or long ago. */
  ultimoAcessoEm: instant.nullable(),
});
export type StoreMember = z.output<typeof storeMember>;

/** An invitation to work for a store that waits for its answer. */
export const storeInvitation = z.object({
  codigo: z.number(),
  email: z.string(),
  nome: z.string(),
  enviadoEm: instant,
  venceEm: instant,
  vencido: z.boolean(),
});
export type StoreInvitation = z.output<typeof storeInvitation>;

/** Users of a store at most, with those who are invited. */
export const STORE_MEMBERS_MOST = 50;
