import { z } from 'zod';

/** Where vehicles of the house (`parceiro` null) or of a store stand in a city. */
export const yard = z.object({
  parceiro: z.number().nullable(),
  cidade: z.number(),
  nomeCidade: z.string(),
  uf: z.string(),
  endereco: z.string(),
  horario: z.string(),
});
