import { randomBytes } from 'node:crypto';
import type { saveDraftReport as contract } from '@patio/contract/catalogue/drafts/save-draft-report.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { worksForTheHouse } from '../../../../platform/access/store-access.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { forgetFile } from '../../../../platform/storage/forget-file.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { presentStored } from '../draft-reply.ts';
import { draftWriter } from '../drafts.store.ts';
import { openLocked, refuseStale } from '../open-draft.ts';

const keyOf = (code: string): string => `reports/${code.toLowerCase()}.pdf`;

/** Stores or removes the inspection report of a draft. Its code cannot be guessed: it opens the file once the offer is published. */
export const saveDraftReport =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { actor, idiom } = context;
    const bytes = body.arquivo === null ? null : Buffer.from(body.arquivo.conteudo, 'base64');
    if (bytes !== null && bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
      throw new ApiError('invalid-fields', { erros: [fieldText('report-file', 'arquivo', idiom)] });
    const code = `LAU-${params.id}-${randomBytes(8).toString('hex')}`.toUpperCase();
    const old = await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, actor);
      const { row, stored } = open;
      if (row === null) throw new ApiError('draft-gone');
      if (row.state === 'waiting' && !worksForTheHouse(actor)) throw new ApiError('draft-waiting');
      refuseStale(open, body.versao);
      // Before it is named, so that a code never leads to nothing.
      if (bytes !== null) await storage.put(keyOf(code), bytes);
      const by = { actorId: actor.accountId, at: deps.clock.now() };
      const report = body.arquivo === null ? null : { code, name: fileName(body.arquivo.nome) };
      await draftWriter(transaction, params.id, by).setReport(report);
      // That of the offer on the site stays until the draft is published.
      return row.report_code === stored?.report_code ? null : row.report_code;
    });
    if (old !== null) await forgetFile(storage, deps.logger, keyOf(old));
    return presentStored(deps, deps.database, params.id, context);
  };

/** The name under which it is saved: with the extension of its kind, and without folders. */
function fileName(given: string): string {
  const name = given.replaceAll(/[/\\]/g, '-').replace(/\.pdf$/i, '');
  return `${name}.pdf`;
}
