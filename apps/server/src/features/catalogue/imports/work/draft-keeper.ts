import type { ServerDeps } from '../../../../deps.ts';
import type { BatchKeeper } from '../../import/public.ts';
import { bringsDrafts, saveAsDrafts } from './save-as-drafts.ts';

/** Saves what an operator's import brings as an import of the house in the back office does: as drafts while the house requires checks; else null. */
export function draftKeeper(deps: Pick<ServerDeps, 'config' | 'clock'>): BatchKeeper | null {
  if (!bringsDrafts(deps)) return null;
  return {
    after: 0,
    save: async (transaction, _batch, drafts) => {
      const saved = await saveAsDrafts(deps, transaction, { account_id: null }, drafts);
      return saved.map(({ reason, ...each }) => (reason === undefined ? each : { ...each, notice: reason }));
    },
  };
}
