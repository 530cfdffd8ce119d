import { z } from 'zod';

/** An account to which money goes back to a buyer. */
export const bankAccount = z.object({
  banco: z.string(),
  agencia: z.string(),
  conta: z.string(),
  pix: z.string().nullable(),
  /** Whether the account is the buyer's own. */
  titular: z.boolean(),
  documento: z.string(),
  nome: z.string(),
  cep: z.string(),
  /** Name and state; null if the city no longer exists. */
  cidade: z.string().nullable(),
  endereco: z.string(),
});
