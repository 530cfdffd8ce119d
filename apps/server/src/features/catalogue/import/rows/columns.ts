import { IMPORT_COLUMNS, type ImportColumn } from '@patio/domain/catalogue/drafts/import-columns.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import type { TextLines } from '@patio/domain/texts/human-text.ts';

export { IMPORT_COLUMNS as COLUMNS };

export type Column = ImportColumn;

/** One row by our column names; blank cells are absent. */
export type Cells = Partial<Record<Column, string>>;

/** Common alternative headings of the columns. */
const ALIASES: Readonly<Record<string, Column>> = {
  codigo: 'id',
  fabricante: 'marca',
  montadora: 'marca',
  ano_fab: 'ano_fabricacao',
  ano_mod: 'ano_modelo',
  ano_de_fabricacao: 'ano_fabricacao',
  quilometragem: 'km',
  quilometros: 'km',
  horas: 'horimetro',
  transmissao: 'cambio',
  tipo_de_carroceria: 'carroceria',
  municipio: 'cidade',
  estado: 'uf',
  ibge: 'codigo_ibge',
  valor: 'preco',
  preco_r: 'preco',
  lance_minimo: 'lance_inicial',
  preco_base: 'lance_inicial',
  observacoes: 'descricao',
  foto: 'fotos',
  imagens: 'fotos',
  fipe: 'codigo_fipe',
  dpvat: 'seguro_obrigatorio',
  numero_de_proprietarios: 'proprietarios',
  manual_do_proprietario: 'manual',
  leiloeiro_oficial: 'leiloeiro',
  registro_leiloeiro: 'matricula_leiloeiro',
  origem_do_bem: 'procedencia',
  minimumstep: 'passo_minimo',
  minimum_step: 'passo_minimo',
  incremento_obrigatorio: 'passo_minimo',
};

const SEVERAL: ReadonlySet<Column> = new Set<Column>(['descricao', 'avarias', 'fotos']);

/** Returns whether line breaks in a cell are meaningful. */
export function linesOf(column: Column): TextLines {
  return SEVERAL.has(column) ? 'several' : 'one';
}

/** Returns our name for a heading of a file, regardless of case, accents and blanks; null for an unused one. */
export function columnOf(heading: string): Column | null {
  const key = foldText(heading).replaceAll(' ', '_');
  return (
    IMPORT_COLUMNS.find((column) => column === key) ??
    (Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? null) : null)
  );
}
