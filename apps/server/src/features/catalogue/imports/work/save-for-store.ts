import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySalesTeam } from '../../../messaging/selling-side/public.ts';
import { foreseeOffers, saveOffers, type OfferDraft, type SavedOffer } from '../../catalogue/public.ts';
import {
  countDrafts,
  draftWriter,
  findStoreName,
  formFromOffer,
  insertDraft,
  judgeDraft,
  judgeMaterials,
  OPEN_DRAFTS,
  storedOffer,
} from '../../drafts/public.ts';
import type { ImportRecord } from '../imports.store.ts';

/** What became of a draft of a store; `reason`: why it was refused. */
export interface StoreOutcome extends SavedOffer {
  readonly reason?: Reason;
}

const EXISTS = reasonOf('store-offer-exists');
const FULL = reasonOf('store-full', { most: OPEN_DRAFTS });

/** What an import of a store would do: what is new goes to approval, what exists is not changed by it. */
export async function foreseeForStore(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
): Promise<StoreOutcome[]> {
  return (await foreseeOffers(transaction, drafts)).map((each) =>
    each.outcome === 'updated' ? { ...each, outcome: 'refused', reason: EXISTS } : each,
  );
}

/** Saves what is new off the site, each with its draft, which waits for approval; the sales team is notified once for a batch. */
export async function saveForStore(
  deps: ServerDeps,
  transaction: Transaction,
  row: ImportRecord,
  drafts: readonly OfferDraft[],
): Promise<StoreOutcome[]> {
  const outcomes = await foreseeForStore(transaction, drafts);
  let room = OPEN_DRAFTS - (await countDrafts(transaction, row.partner_id));
  const taken = outcomes.map(({ outcome }) => outcome === 'inserted' && room-- > 0);
  const saved = await saveOffers(
    transaction,
    drafts.filter((_draft, index) => taken[index]).map((draft) => ({ ...draft, publishedAt: null })),
  );
  const waiting: SavedOffer[] = [];
  for (const each of saved) if (await waits(deps, transaction, row, each.code)) waiting.push(each);
  await notify(deps, transaction, row, waiting, drafts.find((_draft, index) => taken[index])?.title ?? '');
  let next = 0;
  return outcomes.map((each, index) => {
    if (taken[index]) return saved[next++] ?? each;
    return each.outcome === 'inserted' ? { ...each, outcome: 'refused', reason: FULL } : each;
  });
}

/** Begins the draft of an offer that was saved, and sends it if it lacks nothing. */
async function waits(
  deps: ServerDeps,
  transaction: Transaction,
  row: ImportRecord,
  code: number,
): Promise<boolean> {
  if ((await beginDraft(deps, transaction, row, code)) !== 0) return false;
  await draftWriter(transaction, code, { actorId: row.account_id, at: deps.clock.now() }).send(null);
  return true;
}

/** Whose import it is; null: a command's. */
export type DraftAuthor = { readonly account_id: number | null };

/** Begins the draft of an offer that was saved; returns how much it lacks, null without the offer. */
export async function beginDraft(
  { config, clock }: Pick<ServerDeps, 'config' | 'clock'>,
  transaction: Transaction,
  { account_id: actorId }: DraftAuthor,
  code: number,
): Promise<number | null> {
  const stored = await storedOffer(transaction, code);
  if (stored === undefined) return null;
  const at = clock.now();
  const form = formFromOffer(stored);
  const known = await judgeMaterials(transaction, { code, partnerId: stored.partner_id, row: null, stored });
  const { problems } = judgeDraft(config, form, { ...known, isNew: true }, at);
  await insertDraft(transaction, {
    code,
    isNew: true,
    form: { ...form, fim: isoInstant(stored.end_at) },
    problems: problems.length,
    report: null,
    actorId,
    at,
  });
  return problems.length;
}

async function notify(
  deps: ServerDeps,
  transaction: Transaction,
  row: ImportRecord,
  waiting: readonly SavedOffer[],
  title: string,
): Promise<void> {
  const [first] = waiting;
  if (first === undefined) return;
  const storeName = row.partner_id === null ? '' : await findStoreName(transaction, row.partner_id);
  const offerTitle = waiting.length === 1 ? title : `${title} (+ ${waiting.length - 1})`;
  await notifySalesTeam(deps, transaction, {
    officePath: '/ofertas?situacao=aguardando',
    fact: `import-${row.id}-${first.code}`,
    write: (facts) =>
      messages.salesDraftSent({
        ...facts,
        storeName: storeName ?? '',
        offerTitle,
        offerCode: first.code,
        change: false,
      }),
    now: deps.clock.now(),
  });
}
