import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { foreseeOffers, saveOffers, type OfferDraft, type SavedOffer } from '../../catalogue/public.ts';
import { draftPhotos, formFromOffer, holdStoreOpen, storedOffer } from '../../drafts/public.ts';
import {
  findPhotosOfImported,
  refusalProblems,
  type BatchKeeper,
  type PendingRow,
} from '../../import/public.ts';
import { settlePhotos } from '../../media/public.ts';
import { importWriter, type ImportRecord } from '../imports.store.ts';
import { writeLines, type LineVerdict, type NewLine } from '../lines/lines.store.ts';
import { notePhotoUses } from '../photos/photos.store.ts';
import { mayStillImport } from './importer.store.ts';
import { noLine, type ReportedLines } from './kept-lines.ts';
import { marksOf } from './offer-marks.store.ts';
import { bringsDrafts, foreseeDrafts, saveAsDrafts } from './save-as-drafts.ts';
import { foreseeForStore, saveForStore, type StoreOutcome } from './save-for-store.ts';
import type { ImportPhotos } from './photos-of-import.ts';
import { MovedOn, StopImport } from './stop-import.ts';
import { withoutOffered } from './without-offered.ts';

/** How long a worker holds an import after each batch. */
export const LEASE_MS = 60_000;

const VERDICTS = {
  inserted: 'new',
  updated: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
} as const satisfies Record<SavedOffer['outcome'], LineVerdict>;

/**
 * Checks or saves the batches of an import: the offers, what became of each line, and how far it is, in one transaction. So a killed worker
 * loses nothing, nothing is done twice, and a cancelled import stops between two batches.
 */
export function batchKeeper(
  deps: ServerDeps,
  row: ImportRecord,
  lines: ReportedLines,
  photos: ImportPhotos | null,
): BatchKeeper {
  const writes = row.state === 'running';
  let position = row.position;
  return {
    after: row.position,
    save: async (transaction, batch, drafts) => {
      const last = batch.at(-1)?.record ?? position;
      if (!(await mayStillImport(transaction, row))) throw new StopImport(reasonOf('not-allowed'));
      if (writes) await refuseClosedStore(transaction, row);
      await takeNext(deps, transaction, row, position, last);
      const kept = await withKnownPhotos(transaction, drafts);
      const before = writes ? await beforeOf(transaction, row, kept) : new Map<string, Before>();
      const saved = await withoutOffered(transaction, row, kept, (free) =>
        outcomesOf(deps, transaction, row, free),
      );
      const marks = writes ? await marksOf(transaction, codesOf(saved)) : new Map<number, Mark>();
      const accepted = batch.map((pending, index): NewLine => {
        const outcome = saved[index] ?? { code: 0, outcome: 'unchanged' as const };
        const earlier = outcome.outcome === 'updated' ? before.get(pending.key) : undefined;
        return {
          ...lineOf(pending, kept[index]?.title ?? '', outcome, lines),
          photos: drafts[index]?.photos.length ?? 0,
          before_form: earlier?.form ?? null,
          before_photos: earlier?.photos ?? null,
          before_hash: earlier?.hash ?? null,
          after_mark: marks.get(outcome.code)?.mark ?? null,
        };
      });
      await writeLines(transaction, row.id, [...lines.upTo(last), ...accepted]);
      await importWriter(transaction, row.id).setCounts();
      const uses = photos?.uses() ?? [];
      // The check says what became of each file; the import only of those that turn out to be damaged.
      await notePhotoUses(transaction, row.id, writes ? uses.filter(({ problem }) => problem) : uses);
      if (writes)
        await settlePhotos(
          transaction,
          kept.flatMap(({ photos: own }, index) =>
            // Nothing names those of a refused line: their files are deleted.
            saved[index]?.outcome === 'refused' ? [] : own.map(({ guid }) => guid),
          ),
        );
      transaction.afterCommit(() => {
        position = last;
        // What is reported of these from now on is stored already.
        lines.forget(last);
      });
      return saved;
    },
  };
}

type Mark = { readonly mark: string };
type Before = {
  readonly form: object;
  readonly photos: readonly object[];
  readonly hash: string | null;
};

/** A store may have been suspended since the import was started. */
async function refuseClosedStore(
  transaction: Transaction,
  { partner_id: partnerId }: ImportRecord,
): Promise<void> {
  try {
    await holdStoreOpen(transaction, partnerId);
  } catch (failure) {
    throw failure instanceof ApiError ? new StopImport(reasonOf('store-closed')) : failure;
  }
}

/** Holds the import for its next batch. */
async function takeNext(
  { clock }: ServerDeps,
  transaction: Transaction,
  { id, state }: ImportRecord,
  position: number,
  last: number,
): Promise<void> {
  const until = clock.now() + LEASE_MS;
  if (!(await importWriter(transaction, id).advance(state, position, last, until))) throw new MovedOn();
}

/** A row without photos keeps those that its offer has. */
async function withKnownPhotos(
  transaction: Transaction,
  drafts: readonly OfferDraft[],
): Promise<OfferDraft[]> {
  const keys = drafts.flatMap(({ importKey, photos }) =>
    importKey && photos.length === 0 ? [importKey] : [],
  );
  const known = await findPhotosOfImported(transaction, keys);
  return drafts.map((draft) => {
    const photos = draft.photos.length > 0 ? draft.photos : known.get(draft.importKey ?? '');
    return photos === undefined ? draft : { ...draft, photos };
  });
}

/** The forms of the offers that the batch changes, for the undo. */
async function beforeOf(
  transaction: Transaction,
  row: ImportRecord,
  drafts: readonly OfferDraft[],
): Promise<ReadonlyMap<string, Before>> {
  const forms = new Map<string, Before>();
  if (row.origin_partner_id !== null) return forms;
  const foreseen = await foreseeOffers(transaction, drafts);
  const changed = foreseen.flatMap(({ code, outcome }, index) =>
    outcome === 'updated' ? [{ code, key: drafts[index]?.importKey ?? '' }] : [],
  );
  const marks = await marksOf(
    transaction,
    changed.map(({ code }) => code),
  );
  for (const { code, key } of changed) {
    const stored = await storedOffer(transaction, code);
    if (stored === undefined) continue;
    const photos = [...(await draftPhotos(transaction, code)).values()];
    forms.set(key, { form: formFromOffer(stored), photos, hash: marks.get(code)?.import_hash ?? null });
  }
  return forms;
}

function outcomesOf(
  deps: ServerDeps,
  transaction: Transaction,
  row: ImportRecord,
  drafts: readonly OfferDraft[],
): Promise<readonly StoreOutcome[]> {
  const writes = row.state === 'running';
  if (row.origin_partner_id !== null)
    return writes ? saveForStore(deps, transaction, row, drafts) : foreseeForStore(transaction, drafts);
  if (bringsDrafts(deps))
    return writes ? saveAsDrafts(deps, transaction, row, drafts) : foreseeDrafts(transaction, drafts);
  return writes ? saveOffers(transaction, drafts) : foreseeOffers(transaction, drafts);
}

const codesOf = (saved: readonly SavedOffer[]): number[] =>
  saved.flatMap(({ code, outcome }) => (outcome === 'inserted' || outcome === 'updated' ? [code] : []));

function lineOf(
  { record, line, row }: PendingRow,
  title: string,
  { code, outcome, refusal, reason }: StoreOutcome,
  lines: ReportedLines,
): NewLine {
  const refused = [
    ...(refusal === undefined ? [] : refusalProblems(refusal)),
    ...(reason === undefined ? [] : [{ column: null, reason }]),
  ];
  return {
    ...noLine(record, line),
    verdict: VERDICTS[outcome],
    title,
    problems: [...refused, ...lines.problemsOf(record)],
    cells: outcome === 'refused' ? row.cells : null,
    offer_code: code === 0 ? null : code,
  };
}
