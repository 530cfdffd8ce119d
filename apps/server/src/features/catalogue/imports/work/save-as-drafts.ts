import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { requiredItems } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { foreseeOffers, saveOffers, type OfferDraft, type SavedOffer } from '../../catalogue/public.ts';
import { beginDraft, type DraftAuthor, type StoreOutcome } from './save-for-store.ts';

/** Whether the house publishes no new offer without a legal check: a file has none, so that what it brings becomes drafts. */
export function bringsDrafts({ config }: Pick<ServerDeps, 'config'>): boolean {
  return requiredItems(config.rules.legalChecks.publication).length > 0;
}

/** What an import of the house would do that brings drafts. */
export async function foreseeDrafts(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
): Promise<StoreOutcome[]> {
  return (await foreseeOffers(transaction, drafts)).map(said);
}

/** Saves what is new off the site, each with its draft; offers that exist are changed where they are. */
export async function saveAsDrafts(
  deps: Pick<ServerDeps, 'config' | 'clock'>,
  transaction: Transaction,
  by: DraftAuthor,
  drafts: readonly OfferDraft[],
): Promise<StoreOutcome[]> {
  const saved = await saveOffers(
    transaction,
    drafts.map((draft) => ({ ...draft, publishedAt: null })),
  );
  for (const { code, outcome } of saved)
    if (outcome === 'inserted') await beginDraft(deps, transaction, by, code);
  return saved.map(said);
}

const said = (each: SavedOffer): StoreOutcome =>
  each.outcome === 'inserted' ? { ...each, reason: reasonOf('becomes-draft') } : each;
