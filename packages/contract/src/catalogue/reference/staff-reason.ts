import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';

/** A reason for cancelling, for those who edit it. */
export const staffReason = z.object({
  codigo: z.number(),
  descricao: z.string(),
  descricaoEn: z.string(),
  /** An explanation is required. */
  exigeTexto: z.boolean(),
  /** Offered to buyers. */
  ativo: z.boolean(),
  /** Cancellations that name it. */
  usos: z.number(),
  versao: z.number(),
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type StaffReason = z.output<typeof staffReason>;

/** What is written of a reason. */
export const reasonFields = z.object({
  descricao: requiredLine(120, 'reason-description'),
  descricaoEn: line(120, 'reason-description'),
  exigeTexto: z.boolean(),
  ativo: z.boolean(),
});
