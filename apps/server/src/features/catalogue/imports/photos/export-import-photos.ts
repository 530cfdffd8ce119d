import { reasonText } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { exportImportPhotos as contract } from '@patio/contract/catalogue/imports/export-import-photos.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { exportLines } from '../lines/export-lines.ts';
import { openImport } from '../open-import.ts';
import { allPhotos } from './photos.store.ts';

/** The files of the ZIP: how many lines have each, and why one is not taken. */
export const exportImportPhotos =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, { actor, idiom }) => {
    const { id } = await openImport(deps.database, params.id, actor);
    const files = await allPhotos(deps.database, id);
    const rows = files.map(({ name, lines, problem }) => [
      name,
      String(lines),
      problem === null ? '' : reasonText(problem, idiom),
    ]);
    const headings = idiom === 'EN' ? ['file', 'lines', 'reason'] : ['arquivo', 'linhas', 'motivo'];
    const name = idiom === 'EN' ? `photos-${id}` : `fotos-${id}`;
    return exportLines(deps, { id, accountId: actor.accountId, headings, rows, name });
  };
