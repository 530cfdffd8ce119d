import { importLinesList } from '@patio/contract/catalogue/imports/import-words.ts';
import type {
  ImportLine,
  listImportLines as contract,
} from '@patio/contract/catalogue/imports/list-import-lines.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { listSource, readList } from '../../../../platform/lists/public.ts';
import { lineBase, type LineRecord, type LineVerdict } from './lines.store.ts';
import { openImport } from '../open-import.ts';
import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { stayText } from '../reasons.ts';

const VERDICTS = {
  new: 'nova',
  changed: 'mudada',
  unchanged: 'igual',
  refused: 'recusada',
  repeated: 'repetida',
} as const satisfies Record<LineVerdict, ImportLine['situacao']>;

const LINES = listSource(importLinesList, {
  base: lineBase,
  from: 'from offer_import_line l',
  key: 'l.id',
  sorts: { linha: { sql: 'l.record', type: 'bigint' } },
  filters: {
    situacao: `(array['nova','mudada','igual','recusada','repetida'])[
      array_position(array['new','changed','unchanged','refused','repeated'], l.verdict)]`,
    avisos: `l.problems <> '[]'`,
    ficou: 'l.kept is not null',
  },
  searched: { texts: ['l.title', 'l.problems::text'], codes: ['l.line', 'l.offer_code'] },
});

/** The lines of an import. */
export const listImportLines =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query }, { actor, idiom }) => {
    const { id } = await openImport(database, params.id, actor);
    const scope = [{ sql: 'l.import_id', condition: { kind: 'codes', codes: [id] } as const }];
    const { rows, ...page } = await readList(database, LINES, query, scope);
    return { data: rows.map((row) => present(row, idiom)), ...page };
  };

function present(row: LineRecord, idiom: Idiom): ImportLine {
  return {
    id: row.id,
    linha: row.line,
    situacao: VERDICTS[row.verdict],
    titulo: row.title,
    oferta: row.offer_code,
    fotos: row.photos,
    problemas: row.problems.map(({ column, reason }) => ({
      coluna: column,
      codigo: typeof reason === 'string' ? null : reason.code,
      valores: typeof reason === 'string' ? {} : reason.values,
      motivo: reasonText(reason, idiom),
    })),
    desfeita: row.undone,
    ficou: stayText(row.kept, idiom),
  };
}
