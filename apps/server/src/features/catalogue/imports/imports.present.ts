import type { ImportDetail, ImportRow } from '@patio/contract/catalogue/imports/import-words.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ImportRecord, ImportState, SameFile } from './imports.store.ts';
import type { PhotoFacts } from './photos/photos.store.ts';
import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';

const STATES = {
  uploading: 'recebendo',
  reading: 'lendo',
  mapping: 'mapear',
  checking: 'conferindo',
  checked: 'conferida',
  running: 'importando',
  done: 'feita',
  cancelled: 'cancelada',
  stopped: 'parada',
  undoing: 'desfazendo',
  undone: 'desfeita',
} as const satisfies Record<ImportState, ImportRow['situacao']>;

/** What may be done to an import in each state. */
export const MAY = {
  check: ({ state, headings, started_at: started }: ImportRecord): boolean =>
    started === null && headings.length > 0 && ['mapping', 'checked', 'stopped'].includes(state),
  sendPhotos: ({ state, headings, started_at: started }: ImportRecord): boolean =>
    started === null && headings.length > 0 && ['mapping', 'checked', 'stopped'].includes(state),
  chooseSheet: ({ state, sheets, started_at: started }: ImportRecord): boolean =>
    started === null && sheets.length > 1 && ['mapping', 'checked', 'stopped'].includes(state),
  run: ({ state, started_at: started }: ImportRecord): boolean =>
    state === 'checked' || (started !== null && (state === 'cancelled' || state === 'stopped')),
  cancel: ({ state, started_at: started }: ImportRecord): boolean =>
    started === null ? !['cancelled', 'stopped'].includes(state) : state === 'running',
  /** What stayed is tried again. */
  undo: ({ state, started_at: started, counts, problem }: ImportRecord): boolean =>
    started !== null &&
    (['done', 'cancelled', 'stopped'].includes(state) ||
      (state === 'undone' && ((counts.kept ?? 0) > 0 || problem !== null))),
};

/** An import as the history shows it. */
export function presentImport(row: ImportRecord, idiom: Idiom): ImportRow {
  const { counts } = row;
  const at = (instant: number | null): string | null => (instant === null ? null : isoInstant(instant));
  return {
    id: row.id,
    arquivo: row.file_name,
    bytes: row.bytes,
    recebidos: row.received,
    situacao: STATES[row.state],
    motivo: row.problem === null ? null : reasonText(row.problem, idiom),
    loja: row.partner_id === null ? null : { codigo: row.partner_id, nome: row.partner ?? '' },
    quem: row.author ?? '',
    criada: isoInstant(row.created_at),
    terminada: at(row.finished_at),
    linhas: row.records,
    prontas: row.position,
    contagem: {
      novas: counts.new ?? 0,
      mudadas: counts.changed ?? 0,
      iguais: counts.unchanged ?? 0,
      recusadas: counts.refused ?? 0,
      repetidas: counts.repeated ?? 0,
    },
    desfeita:
      row.undone_at === null
        ? null
        : {
            quem: row.undoer ?? '',
            em: isoInstant(row.undone_at),
            ofertas: counts.undone ?? 0,
            ficaram: counts.kept ?? 0,
          },
  };
}

/** An import with its file, and what may be done now. */
export function presentDetail(
  row: ImportRecord,
  { same, photos }: { readonly same: SameFile | undefined; readonly photos: PhotoFacts | null },
  idiom: Idiom,
): ImportDetail {
  return {
    ...presentImport(row, idiom),
    fotos: photos === null ? null : presentPhotos(row, photos, idiom),
    planilhas: [...row.sheets],
    planilha: row.mapping.planilha ?? null,
    colunas: [...row.headings],
    exemplos: row.samples.map((cells) => [...cells]),
    mapeamento: row.mapping.colunas ?? {},
    origem: row.mapping.origem ?? '',
    terminaEm: { de: row.end_from, ate: row.end_to },
    novasEmRascunho: row.counts.drafted ?? 0,
    novasSemFoto: row.counts.bare ?? 0,
    comecada: row.started_at !== null,
    igual: same === undefined ? null : { id: same.id, quem: same.author, em: isoInstant(same.at) },
    pode: {
      conferir: MAY.check(row),
      enviarFotos: MAY.sendPhotos(row),
      escolherPlanilha: MAY.chooseSheet(row),
      importar: MAY.run(row),
      cancelar: MAY.cancel(row),
      desfazer: MAY.undo(row),
    },
  };
}

function presentPhotos(
  { photos_name: name, photos_bytes: bytes, photos_received: received, counts }: ImportRecord,
  { files, unused, refused, problems }: PhotoFacts,
  idiom: Idiom,
): ImportDetail['fotos'] {
  return {
    arquivo: name ?? '',
    bytes: bytes ?? 0,
    recebidos: received,
    arquivos: files,
    fotos: counts.photos ?? 0,
    semLinha: unused,
    recusadas: refused,
    problemas: problems.map(({ name: file, problem }) => ({
      arquivo: file,
      motivo: problem === null ? null : reasonText(problem, idiom),
    })),
  };
}
