import { COMPLAINT_CATEGORIES } from '@patio/domain/sales/complaints/complaint-words.ts';
import { z } from 'zod';

const count = z.number().int().nonnegative();

const handled = z.object({
  /** Opened in the period. */
  abertas: count,
  respondidas: count,
  /** Hours to the first answer, of half of those that have one. */
  mediana: z.number().nullable(),
  /** First answered within the term, and not: answered later, or overdue without an answer. */
  noPrazo: count,
  foraDoPrazo: count,
  /** The buyer had it reviewed. */
  escaladas: count,
});

/** The complaints of a period. */
export const complaintFigures = z.object({
  total: handled,
  /** Sales of the period, and those of them about which there is a complaint. */
  negocios: count,
  comReclamacao: count,
  categorias: z.array(handled.extend({ categoria: z.enum(COMPLAINT_CATEGORIES) })),
  /** By who sold, those with complaints; `codigo` 0 without a name: the house. */
  lojas: z.array(
    handled.extend({
      codigo: z.number(),
      nome: z.string().nullable(),
      negocios: count,
      comReclamacao: count,
    }),
  ),
});

export type ComplaintFigures = z.output<typeof complaintFigures>;
