import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { UNREADABLE } from '@patio/contract/errors/field-texts/field-texts.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mappingSchema, type Mapping } from './rows/mapping.ts';
import { parseEndSpread, type EndSpread } from './offer-end.ts';

/** The arguments after `npm run import --`. */
export type ImportArguments = {
  /** Of the screen and the report. */
  idiom: Idiom;
  files: readonly string[];
  /** FIPE tables and histories, loaded before the offers. */
  fipeFiles: readonly string[];
  photoDirectory: string | null;
  mapping: Mapping | null;
  /** Of workbooks; null: the first that is not hidden. */
  sheet: string | null;
  dryRun: boolean;
  store: string | null;
  spread: EndSpread;
};

const USAGE_PTBR = `Uso: npm run import -- ARQUIVO… [opções]
  ARQUIVO            planilha Excel (.xlsx) ou CSV, ou arquivo JSON, com uma oferta por linha (docs/import.md)
  --photos LUGAR     pasta ou ZIP com as fotos, encontradas pelo id ou pela placa ({id}.jpg, {placa}/1.jpg) ou pela coluna fotos
  --fipe ARQUIVO     tabela FIPE ou histórico de preços; pode ser repetido, com ou sem ofertas
  --mapping ARQUIVO  mapeamento em JSON das colunas da planilha para as nossas
  --sheet PLANILHA   a planilha do arquivo Excel; senão, a primeira que não está oculta
  --partner LOJA     as ofertas são desta loja parceira
  --end-in DIAS      encerramento em tantos dias (15) ou entre dois prazos (7-30, o padrão)
  --language IDIOMA  pt (padrão) ou en: o idioma da tela e do relatório
  --dry-run          confere tudo e não grava nada`;

const USAGE_EN = `Usage: npm run import -- FILE… [options]
  FILE               Excel (.xlsx) or CSV spreadsheet, or JSON file, with one offer a line (docs/import.md)
  --photos PLACE     folder or ZIP with the photos, found by id or plate ({id}.jpg, {plate}/1.jpg) or by the column fotos
  --fipe FILE        FIPE table or price history; can be repeated, with or without offers
  --mapping FILE     JSON mapping of the columns of the file to ours
  --sheet SHEET      the sheet of the Excel file; otherwise the first that is not hidden
  --partner STORE    the offers belong to this partner store
  --end-in DAYS      ending in so many days (15) or between two terms (7-30, the default)
  --language LANG    pt (default) or en: the language of the screen and the report
  --dry-run          checks everything and writes nothing`;

/** How the command is used. */
export const USAGE: Readonly<Record<Idiom, string>> = { PTBR: USAGE_PTBR, EN: USAGE_EN };

interface MistakeWords {
  readonly noFile: string;
  noSuchFile(file: string): string;
  noPhotos(place: string): string;
  readonly spread: string;
  noMapping(file: string): string;
  badMapping(file: string, issues: string): string;
  noJson(file: string): string;
  readonly file: string;
  readonly unreadable: string;
}

const MISTAKES: Readonly<Record<Idiom, MistakeWords>> = {
  PTBR: {
    noFile: 'Informe ao menos um arquivo.',
    noSuchFile: (file) => `O arquivo ${file} não existe.`,
    noPhotos: (place) => `A pasta de fotos ${place} não existe.`,
    spread: '--end-in: informe dias de 1 a 365 (exemplos: 15 ou 7-30).',
    noMapping: (file) => `O mapeamento ${file} não existe.`,
    badMapping: (file, issues) => `O mapeamento ${file} não pode ser usado: ${issues}.`,
    noJson: (file) => `O mapeamento ${file} não é JSON bem formado.`,
    file: 'arquivo',
    unreadable: 'há caracteres que não podem ser lidos',
  },
  EN: {
    noFile: 'Give at least one file.',
    noSuchFile: (file) => `The file ${file} does not exist.`,
    noPhotos: (place) => `The folder of photos ${place} does not exist.`,
    spread: '--end-in: give days from 1 to 365 (examples: 15 or 7-30).',
    noMapping: (file) => `The mapping ${file} does not exist.`,
    badMapping: (file, issues) => `The mapping ${file} cannot be used: ${issues}.`,
    noJson: (file) => `The mapping ${file} is not well-formed JSON.`,
    file: 'file',
    unreadable: 'there are characters that cannot be read',
  },
};
const LANGUAGES: ReadonlyMap<string, Idiom> = new Map([
  ['pt', 'PTBR'],
  ['en', 'EN'],
]);

const DEFAULT_SPREAD: EndSpread = { from: 7, to: 30 };

/** Parses the arguments. Returns messages for the operator if they are invalid. */
export function readArguments(
  args: readonly string[],
): ImportArguments | { mistakes: string[]; idiom: Idiom } {
  const typed = parseTyped(args);
  if (typeof typed === 'string') return { mistakes: [typed], idiom: 'PTBR' };
  const { values, positionals: files } = typed;
  const idiom = LANGUAGES.get(values.language ?? 'pt');
  if (idiom === undefined) return { mistakes: ['--language: pt, en.'], idiom: 'PTBR' };
  const words = MISTAKES[idiom];
  const fipeFiles = values.fipe ?? [];
  const mistakes: string[] = files.length + fipeFiles.length === 0 ? [words.noFile] : [];
  for (const file of [...files, ...fipeFiles]) {
    if (!isFile(file)) mistakes.push(words.noSuchFile(file));
  }
  const photos = values.photos ?? null;
  if (photos !== null && !isDirectory(photos) && !isFile(photos)) mistakes.push(words.noPhotos(photos));
  const spread = values['end-in'] === undefined ? DEFAULT_SPREAD : parseEndSpread(values['end-in']);
  if (spread === null) mistakes.push(words.spread);
  const mapping = values.mapping === undefined ? null : readMapping(values.mapping, words);
  if (typeof mapping === 'string') mistakes.push(mapping);
  if (mistakes.length > 0 || spread === null || typeof mapping === 'string') return { mistakes, idiom };
  return {
    idiom,
    files,
    fipeFiles,
    photoDirectory: photos,
    mapping,
    sheet: values.sheet ?? null,
    dryRun: values['dry-run'] === true,
    store: values.partner ?? null,
    spread,
  };
}

function parseTyped(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        photos: { type: 'string' },
        fipe: { type: 'string', multiple: true },
        mapping: { type: 'string' },
        sheet: { type: 'string' },
        partner: { type: 'string' },
        'end-in': { type: 'string' },
        language: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readMapping(file: string, words: MistakeWords): Mapping | string {
  if (!isFile(file)) return words.noMapping(file);
  try {
    const parsed = mappingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(
      ({ path, message }) =>
        `${path.join('.') || words.file}: ${message === UNREADABLE ? words.unreadable : message}`,
    );
    return words.badMapping(file, issues.join('; '));
  } catch {
    return words.noJson(file);
  }
}

function isFile(place: string): boolean {
  return existsSync(place) && statSync(place).isFile();
}

function isDirectory(place: string): boolean {
  return existsSync(place) && statSync(place).isDirectory();
}
