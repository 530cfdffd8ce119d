import { UNREADABLE } from '@patio/contract/errors/field-texts.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mappingSchema, type Mapping } from './rows/mapping.ts';
import { parseEndSpread, type EndSpread } from './offer-end.ts';

/** The arguments after `npm run import --`. */
export type ImportArguments = {
  files: readonly string[];
  /** FIPE tables and histories, loaded before the offers. */
  fipeFiles: readonly string[];
  photoDirectory: string | null;
  mapping: Mapping | null;
  dryRun: boolean;
  store: string | null;
  spread: EndSpread;
};

export const USAGE = `Uso: npm run import -- ARQUIVO… [opções]
  ARQUIVO            planilha CSV ou arquivo JSON com uma oferta por linha (docs/import.md)
  --photos PASTA     fotos das ofertas, encontradas pelo id ({id}.jpg, {id}-1.jpg) ou pela coluna fotos
  --fipe ARQUIVO     tabela FIPE ou histórico de preços; pode ser repetido, com ou sem ofertas
  --mapping ARQUIVO  mapeamento em JSON das colunas da planilha para as nossas
  --partner LOJA     as ofertas são desta loja parceira
  --end-in DIAS      encerramento em tantos dias (15) ou entre dois prazos (7-30, o padrão)
  --dry-run          confere tudo e não grava nada`;

const DEFAULT_SPREAD: EndSpread = { from: 7, to: 30 };

/** Parses the arguments. Returns messages for the operator if they are invalid. */
export function readArguments(args: readonly string[]): ImportArguments | { mistakes: string[] } {
  const typed = parseTyped(args);
  if (typeof typed === 'string') return { mistakes: [typed] };
  const { values, positionals: files } = typed;
  const fipeFiles = values.fipe ?? [];
  const mistakes: string[] = files.length + fipeFiles.length === 0 ? ['Informe ao menos um arquivo.'] : [];
  for (const file of [...files, ...fipeFiles]) {
    if (!isFile(file)) mistakes.push(`O arquivo ${file} não existe.`);
  }
  const photos = values.photos ?? null;
  if (photos !== null && !isDirectory(photos)) mistakes.push(`A pasta de fotos ${photos} não existe.`);
  const spread = values['end-in'] === undefined ? DEFAULT_SPREAD : parseEndSpread(values['end-in']);
  if (spread === null) mistakes.push('--end-in: informe dias de 1 a 365 (exemplos: 15 ou 7-30).');
  const mapping = values.mapping === undefined ? null : readMapping(values.mapping);
  if (typeof mapping === 'string') mistakes.push(mapping);
  if (mistakes.length > 0 || spread === null || typeof mapping === 'string') return { mistakes };
  return {
    files,
    fipeFiles,
    photoDirectory: photos,
    mapping,
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
        partner: { type: 'string' },
        'end-in': { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function readMapping(file: string): Mapping | string {
  if (!isFile(file)) return `O mapeamento ${file} não existe.`;
  try {
    const parsed = mappingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')));
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(
      ({ path, message }) =>
        `${path.join('.') || 'arquivo'}: ${message === UNREADABLE ? 'há caracteres que não podem ser lidos' : message}`,
    );
    return `O mapeamento ${file} não pode ser usado: ${issues.join('; ')}.`;
  } catch {
    return `O mapeamento ${file} não é JSON bem formado.`;
  }
}

function isFile(place: string): boolean {
  return existsSync(place) && statSync(place).isFile();
}

function isDirectory(place: string): boolean {
  return existsSync(place) && statSync(place).isDirectory();
}
