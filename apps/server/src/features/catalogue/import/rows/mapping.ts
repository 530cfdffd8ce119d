import { line, text } from '@patio/contract/wire/text.ts';
import { z } from 'zod';
import { CELL_LIMIT } from './clean-cell.ts';
import { COLUMNS } from './columns.ts';

/** Transformations of a cell before it is read. */
export const TRANSFORMS = ['digitos', 'ponto_decimal', 'mil', 'primeira_palavra'] as const;
export type Transform = (typeof TRANSFORMS)[number];

const column = z.enum(COLUMNS);

/** How a file's columns map to ours. The format of a mapping file. */
export const mappingSchema = z.strictObject({
  /** Part of each row's identity; absent: the name of the file. Set it if the name changes between imports. */
  origem: line(60).min(1).optional(),
  /** The sheet of a workbook; absent: the first that is not hidden. */
  planilha: line(100).min(1).optional(),
  /** Our column ← heading of the file. Absent: headings are recognised by their names. */
  colunas: z.partialRecord(column, line(CELL_LIMIT).min(1)).optional(),
  /** Our column ← the same text in every row, where the file's own cell is blank. */
  constantes: z.partialRecord(column, text(CELL_LIMIT)).optional(),
  transformacoes: z.partialRecord(column, z.enum(TRANSFORMS)).optional(),
  /** The category if it cannot be derived from the row. */
  categoria_padrao: z.int().min(1).max(6).optional(),
  /** Take the place from codigo_ibge only, and leave it out if that is blank. */
  local_pelo_codigo: z.boolean().optional(),
});

export type Mapping = z.infer<typeof mappingSchema>;

/** Applies a transformation to a cell. */
export function transformCell(text: string, transform: Transform | undefined): string {
  switch (transform) {
    case undefined:
      return text;
    case 'digitos':
      return text.replace(/\D+/g, '');
    case 'ponto_decimal':
      return text.replace(/,/g, '');
    case 'mil':
      return /^\d+([.,]\d)?$/.test(text) ? String(Math.round(Number(text.replace(',', '.')) * 1000)) : text;
    case 'primeira_palavra':
      return text.split(/\s+/)[0] ?? '';
  }
}
