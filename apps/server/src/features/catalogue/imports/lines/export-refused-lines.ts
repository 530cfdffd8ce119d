import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { exportRefusedLines as contract } from '@patio/contract/catalogue/imports/export-refused-lines.ts';
import { IMPORT_COLUMNS } from '@patio/domain/catalogue/drafts/import-columns.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refusedLines } from './lines.store.ts';
import { exportLines } from './export-lines.ts';
import { openImport } from '../open-import.ts';

/** The refused lines as CSV: line and reasons, then the cells by our columns, so that the corrected file can be imported. */
export const exportRefusedLines =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, idiom }) => {
    const { id } = await openImport(deps.database, params.id, actor);
    const lines = await refusedLines(deps.database, id);
    const used = IMPORT_COLUMNS.filter((column) => lines.some(({ cells }) => cells[column] !== undefined));
    const rows = lines.map(({ line, problems, cells }) => {
      const reasons = problems.map(({ column, reason }) =>
        column === null ? reasonText(reason, idiom) : `${column}: ${reasonText(reason, idiom)}`,
      );
      return [String(line), reasons.join(' | '), ...used.map((column) => cells[column] ?? '')];
    });
    const headings = idiom === 'EN' ? ['line', 'reason'] : ['linha', 'motivo'];
    const name = idiom === 'EN' ? `refused-${id}` : `recusadas-${id}`;
    return exportLines(deps, {
      id,
      accountId: actor.accountId,
      headings: [...headings, ...used],
      rows,
      name,
    });
  };
