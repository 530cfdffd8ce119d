import { z } from 'zod';

/** The facts that staff may correct, by their names in calls. */
export const correctedField = z.enum([
  'titulo',
  'versao',
  'placa',
  'anoFabricacao',
  'anoModelo',
  'km',
  'cor',
  'combustivel',
  'estadoGeral',
  'hodometro',
  'chassiRemarcado',
  'chaves',
  'manual',
  'proprietarios',
  'legal',
  'avarias',
]);
export type CorrectedField = z.output<typeof correctedField>;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One corrected fact. `veiculo` counts from 1; null: the offer as a whole. Null for a value: not provided. */
export const offeredChange = z.object({
  veiculo: z.number().nullable(),
  campo: correctedField,
  antes: value,
  depois: value,
});
