import { z } from 'zod';

/** What staff may correct of an offer, as the wire names it. */
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

/** One fact that was corrected. `veiculo` counts from 1; null: the offer as a whole. Null for a value: nothing was informed. */
export const offeredChange = z.object({
  veiculo: z.number().nullable(),
  campo: correctedField,
  antes: value,
  depois: value,
});
