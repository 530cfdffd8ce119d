import type { addPurchaseDocument } from '@patio/contract/sales/purchase-documents/add-purchase-document.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Output } from '@patio/contract/route/define-route.ts';
import { addedKinds } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { parseInvoiceKey } from '@patio/domain/sales/purchase-documents/invoice-key.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';
import { auditDocument } from './audit-document.ts';
import { currentOf, mayReplace, seenBy } from './documents.present.ts';
import { documentsOf, openRequestsOf, type DocumentRow } from './documents.store.ts';
import { checkFile, type CheckedFile } from './files/check-file.ts';
import { purchaseFiles } from './files/purchase-files.ts';
import { storeFile, type FileDeps } from './files/store-file.ts';
import { notifyBuyer, notifySellersOf } from './notify-documents.ts';
import { openDocuments, openToChange, shownDocuments, type Door, type Opened } from './open-documents.ts';
import { endRequest, insertDocument } from './write-documents.store.ts';

const limit = { perSubject: 40, windowMs: 86_400_000 };
/** Versions of all documents of a purchase. */
const MOST = 100;

type Upload = HandlerInput<typeof addPurchaseDocument>['body'];

interface Added {
  readonly code: number;
  readonly body: Upload;
  readonly door: Door;
}

/** Adds a file to a purchase: checked, scanned, encrypted; the other side is notified once it can be seen. */
export async function addDocument(
  deps: ServerDeps,
  { storage, scanner }: FileDeps,
  { code, body, door }: Added,
  context: SignedInContext,
): Promise<Output<typeof addPurchaseDocument>> {
  const { actor, idiom, now } = context;
  const { viewer } = await openDocuments(deps.database, code, actor, door);
  if (!addedKinds(viewer).includes(body.tipo)) throw new ApiError('purchase-document-not-yours');
  // Every file counts, to protect storage and staff from floods.
  await beginAttempt(deps, `purchase-document:${actor.accountId}`, context, limit);
  const invoiceKey = keyIn(body, now, idiom);
  const file = await checkFile(body, idiom);
  const verdict = await scanner.scan(file.bytes);
  if (verdict === 'infected') throw new ApiError('purchase-document-unsafe');
  if (verdict === 'away' && deps.config.scanner.whenAway === 'refuse')
    throw new ApiError('purchase-scanner-away');
  const files = purchaseFiles(deps.config, storage);
  return storeFile(deps, files, file.bytes, async (transaction, guid) => {
    const opened = await openToChange(transaction, code, actor, door, now);
    const row = await placed(transaction, opened, body, file, {
      guid,
      now,
      invoiceKey,
      held: verdict === 'away',
    });
    await insertDocument(transaction, row);
    if (door === 'office') await auditDocument(transaction, 'add-purchase-document', row, actor, now);
    if (row.state !== 'held') await announceDocument(deps, transaction, opened, row, now);
    return { data: await shownDocuments(transaction, opened, now) };
  });
}

interface Facts {
  readonly guid: string;
  readonly now: number;
  readonly invoiceKey: string | null;
  readonly held: boolean;
}

/** The key of an invoice, checked; null: it was sent without one, or is none. Errors: `invalid-fields`. */
function keyIn({ tipo, chave }: Upload, now: number, idiom: Idiom): string | null {
  if (tipo !== 'nota-fiscal' || chave === null || chave === '') return null;
  const key = parseInvoiceKey(chave, dayOf(now).slice(0, 7));
  if (key === null)
    throw new ApiError('invalid-fields', { erros: [fieldText('invoice-key', 'chave', idiom)] });
  return key;
}

/** Where a new file belongs: a newer version of a document, or one of its own; and the request that it answers. */
async function placed(
  transaction: Transaction,
  { purchase, viewer }: Opened,
  { tipo: kind, substitui }: Upload,
  { bytes, name, type, sha256 }: CheckedFile,
  { guid, now, held, invoiceKey }: Facts,
): Promise<Omit<DocumentRow, 'decision'> & { sha256: string }> {
  const rows = await documentsOf(transaction, purchase.code);
  if (rows.length >= MOST) throw new ApiError('purchase-documents-many');
  const current = currentOf(seenBy(viewer, rows));
  const request = (await openRequestsOf(transaction, purchase.code)).find((each) => each.kind === kind);
  const former =
    substitui === null
      ? current.find(({ request_code, state }) => request_code === request?.code && state !== 'accepted')
      : current.find((row) => row.guid === substitui);
  if (substitui !== null && (former?.kind !== kind || !mayReplace(viewer, former)))
    throw new ApiError('purchase-document-changed');
  const before = former !== undefined && mayReplace(viewer, former) ? former : undefined;
  return {
    guid,
    purchase_code: purchase.code,
    series: before?.series ?? guid,
    version: nextVersion(rows, before),
    kind,
    name,
    type,
    bytes: bytes.length,
    sha256,
    side: viewer.side,
    added_by: viewer.accountId,
    added_at: now,
    state: held ? 'held' : viewer.side === 'buyer' ? 'sent' : 'given',
    request_code: request?.code ?? null,
    invoice_key: invoiceKey,
  };
}

/** After the highest of its series, also if that one is not seen yet. */
function nextVersion(rows: readonly DocumentRow[], before: DocumentRow | undefined): number {
  const versions = rows.filter(({ series }) => series === before?.series).map(({ version }) => version);
  return Math.max(0, ...versions) + 1;
}

/** What follows from a document that can be seen: the other side is notified, and a request that sellers meet themselves ends. */
export async function announceDocument(
  deps: Pick<ServerDeps, 'config' | 'live'>,
  transaction: Transaction,
  { purchase }: Pick<Opened, 'purchase'>,
  row: Pick<DocumentRow, 'guid' | 'kind' | 'side' | 'added_by' | 'request_code'>,
  at: number,
): Promise<void> {
  const { guid, kind, side } = row;
  if (side === 'buyer') return notifySellersOf(deps, transaction, purchase, { what: 'sent', kind, guid, at });
  if (row.request_code !== null)
    await endRequest(transaction, row.request_code, null, { accountId: row.added_by, at });
  await notifyBuyer(deps, transaction, purchase, { what: 'added', kind, about: guid, at });
}
