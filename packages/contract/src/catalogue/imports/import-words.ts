import { IMPORT_COLUMNS } from '@patio/domain/catalogue/drafts/import-columns.ts';
import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** Bounds of an import; a file is sent in parts, so that one that breaks off is continued. */
export const IMPORT_LIMITS = {
  megabytes: 50,
  part: 512 * 1024,
  records: 50_000,
  columns: 300,
  /** Of all lines together. */
  photos: 20_000,
  /** That one user has unfinished. */
  open: 5,
} as const;

/** From the upload to the undo. `parada`: refused as a whole, or its user may not import any more. */
export const importState = z.enum([
  'recebendo',
  'lendo',
  'mapear',
  'conferindo',
  'conferida',
  'importando',
  'feita',
  'cancelada',
  'parada',
  'desfazendo',
  'desfeita',
]);

export const lineVerdict = z.enum(['nova', 'mudada', 'igual', 'recusada', 'repetida']);

/** What the history of imports can be narrowed and sorted by. */
export const importsList = listSpec({
  sorts: ['numero'],
  order: '-numero',
  filters: {
    situacao: { kind: 'words', options: importState.options },
    loja: { kind: 'codes', of: 'store' },
    criada: { kind: 'days' },
  },
});

/** What the records of one import can be narrowed and sorted by. `avisos`: with remarks or refusals. */
export const importLinesList = listSpec({
  sorts: ['linha'],
  order: 'linha',
  filters: {
    situacao: { kind: 'words', options: lineVerdict.options },
    avisos: { kind: 'flag' },
    ficou: { kind: 'flag' },
  },
});

/** Our column ← heading of the file. */
export const columnMapping = z.partialRecord(z.enum(IMPORT_COLUMNS), line(200).min(1));

export const importCounts = z.object({
  novas: z.number(),
  mudadas: z.number(),
  iguais: z.number(),
  recusadas: z.number(),
  repetidas: z.number(),
});

/** An import in the history. */
export const importRow = z.object({
  id: z.number(),
  arquivo: z.string(),
  bytes: z.number(),
  recebidos: z.number(),
  situacao: importState,
  /** Why it stands still. */
  motivo: z.string().nullable(),
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  quem: z.string(),
  criada: instant,
  terminada: instant.nullable(),
  linhas: z.number(),
  /** Lines that are checked, imported or undone. */
  prontas: z.number(),
  contagem: importCounts,
  desfeita: z.object({ quem: z.string(), em: instant, ofertas: z.number(), ficaram: z.number() }).nullable(),
});

/** The photos of an import. */
export const importPhotos = z.object({
  arquivo: z.string(),
  bytes: z.number(),
  recebidos: z.number(),
  /** Files in the ZIP. */
  arquivos: z.number(),
  /** Photos that lines have. */
  fotos: z.number(),
  semLinha: z.number(),
  recusadas: z.number(),
  /** The first of those that are refused (with their reason) or that no line has. */
  problemas: z.array(z.object({ arquivo: z.string(), motivo: z.string().nullable() })),
});

/** An import with its file. */
export const importDetail = importRow.extend({
  /** Of a workbook. */
  planilhas: z.array(z.string()),
  /** The ZIP with photos; null: there is none. Its files are known after the check. */
  fotos: importPhotos.nullable(),
  /** The chosen one; null: the first that is not hidden. */
  planilha: z.string().nullable(),
  colunas: z.array(z.string()),
  exemplos: z.array(z.array(z.string())),
  mapeamento: columnMapping,
  origem: z.string(),
  terminaEm: z.object({ de: z.number(), ate: z.number() }),
  /** New offers of the house that become drafts: it requires legal checks. */
  novasEmRascunho: z.number(),
  /** New offers that the import would bring without a photo. */
  novasSemFoto: z.number(),
  /** Began to write: columns and terms are fixed. */
  comecada: z.boolean(),
  /** The same file was imported before, or is being imported. */
  igual: z.object({ id: z.number(), quem: z.string(), em: instant }).nullable(),
  /** What may be done now. */
  pode: z.object({
    conferir: z.boolean(),
    enviarFotos: z.boolean(),
    escolherPlanilha: z.boolean(),
    importar: z.boolean(),
    cancelar: z.boolean(),
    desfazer: z.boolean(),
  }),
});

export type ImportRow = z.output<typeof importRow>;
export type ImportDetail = z.output<typeof importDetail>;
