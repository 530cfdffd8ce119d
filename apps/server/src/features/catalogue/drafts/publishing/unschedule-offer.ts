import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { draftWriter, insertDraft } from '../drafts.store.ts';
import { judgeDraft } from '../form/judge-draft.ts';
import { judgeMaterials } from '../form/judge-materials.store.ts';
import { formOf, type OpenDraft } from '../open-draft.ts';

/**
 * Makes an offer that is to be on the site later a draft again, with the changes that are open to it; false: it is on the site already, or
 * never was to be.
 */
export async function unscheduleOffer(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  open: OpenDraft,
  by: { readonly actorId: number; readonly at: number },
): Promise<boolean> {
  const { code, row, stored } = open;
  const writer = draftWriter(transaction, code, by);
  if (stored === undefined || row?.is_new === true || !(await writer.unschedule())) return false;
  const form = formOf(open);
  const materials = { ...(await judgeMaterials(transaction, open)), isNew: true };
  const { length: problems } = judgeDraft(config, form, materials, by.at).problems;
  if (row !== null) {
    await writer.makeNew(problems);
    return true;
  }
  const { report_code: report, report_name: name } = stored;
  await insertDraft(transaction, {
    code,
    isNew: true,
    form,
    problems,
    report: report === null ? null : { code: report, name: name ?? report },
    ...by,
  });
  return true;
}
