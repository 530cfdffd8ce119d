import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { openComplaint as contract } from '@patio/contract/sales/complaints/open-complaint.ts';
import { newCourse } from '@patio/domain/sales/complaints/complaint-clocks.ts';
import {
  complaintAccess,
  isDiscoveryDay,
  isLateComplaint,
} from '@patio/domain/sales/complaints/may-complain.ts';
import type { ComplaintCategory, ComplaintRemedy } from '@patio/domain/sales/complaints/complaint-words.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { sellerOf, termsNow } from '../complaint-facts.ts';
import { complaintReader, complaintWriter, type ComplainedRow } from '../complaints.store.ts';
import { isRepeated } from '../events.store.ts';
import { noteEvent } from '../move-complaint.ts';
import { notifyOfStep } from '../notify-complaints.ts';
import { complainedOf, ownComplaintsOf } from './own-complaints.ts';

const dayMs = 86_400_000;

/** Opens a complaint: who answers is notified, and the buyer gets its protocol in writing. */
export const openComplaint =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, context) => {
    const { actor, idiom, now } = context;
    const purchase = await complaintReader(deps.database).purchase(params.id, actor.accountId);
    if (!purchase) return fail('purchase-not-found');
    const access = complaintAccess(complainedOf(purchase));
    if (access !== 'open') return fail(access === 'early' ? 'complaint-early' : 'complaint-cancelled');
    const discoveredOn = body.categoria === 'vicio-oculto' ? body.descobertoEm : null;
    if (discoveredOn !== null && !isDiscoveryDay(discoveredOn, purchase.created_at, now))
      return fail('invalid-fields', { erros: [fieldText('complaint-day', 'descobertoEm', idiom)] });
    const limit = { perSubject: deps.config.rules.complaintsPerDay, windowMs: dayMs };
    const attempt = await beginAttempt(deps, `complaint:${actor.accountId}`, context, limit);
    const opened = await deps.database
      .transact((transaction) =>
        open(deps, transaction, purchase, { ...body, descobertoEm: discoveredOn }, now),
      )
      .catch(async (error: unknown) => {
        await attempt.forgotten();
        throw error;
      });
    if (!opened) await attempt.forgotten();
    return { data: await ownComplaintsOf(deps, deps.database, purchase, now) };
  };

/** A complaint that follows from something else that a buyer did. */
interface Caused {
  readonly purchase: number;
  readonly accountId: number;
  readonly category: ComplaintCategory;
  readonly remedy: ComplaintRemedy;
  readonly text: string;
  readonly at: number;
}

/** Opens a complaint in a transaction, or adds to the one of its category that is open; gives its code. Errors: as `openComplaint`. */
export async function complain(
  deps: ServerDeps,
  transaction: Transaction,
  { purchase: code, accountId, category, remedy, text, at }: Caused,
): Promise<number> {
  const reader = complaintReader(transaction);
  const purchase = await reader.purchase(code, accountId);
  if (!purchase) throw new ApiError('purchase-not-found');
  const standing = await reader.openOf(code, category);
  if (standing !== undefined) {
    await noteAndTell(deps, transaction, {
      code: standing,
      purchase: code,
      kind: 'add',
      accountId,
      text,
      at,
    });
    return standing;
  }
  const access = complaintAccess(complainedOf(purchase));
  if (access !== 'open') throw new ApiError(access === 'early' ? 'complaint-early' : 'complaint-cancelled');
  const asked = { categoria: category, pedido: remedy, texto: text, descobertoEm: null, arquivos: [] };
  await open(deps, transaction, purchase, asked, at);
  const opened = await reader.openOf(code, category);
  if (opened === undefined) throw new Error('A complaint was not opened.');
  return opened;
}

/** False: the same complaint was sent a moment ago. */
async function open(
  deps: ServerDeps,
  transaction: Transaction,
  purchase: ComplainedRow,
  {
    categoria: category,
    pedido: remedy,
    texto: text,
    descobertoEm: discoveredOn,
    arquivos = [],
  }: HandlerInput<typeof contract>['body'],
  at: number,
): Promise<boolean> {
  const { code: purchaseCode, account_id: accountId } = purchase;
  const course = newCourse(sellerOf(purchase), at, await termsNow(deps, transaction, at));
  const days = deps.config.rules.complaintTermDays;
  const late = isLateComplaint(category, discoveredOn, complainedOf(purchase), at, days);
  const fresh = { purchase: purchaseCode, accountId, category, remedy, discoveredOn, late, course, at };
  const code = await complaintWriter(transaction).add(fresh);
  if (code === undefined) {
    const complaint = (await complaintReader(transaction).openOf(purchaseCode, category)) ?? 0;
    const from = { since: at - deps.config.rules.doubleSendMs, seen: 0 };
    if (await isRepeated(transaction, { complaint, authorId: accountId, kind: 'open', text }, from))
      return false;
    throw new ApiError('complaint-open');
  }
  const said = { code, purchase: purchaseCode, kind: 'open', accountId, text, files: arquivos, at } as const;
  await noteAndTell(deps, transaction, said);
  return true;
}

interface Said {
  readonly code: number;
  readonly purchase: number;
  readonly kind: 'open' | 'add';
  readonly accountId: number;
  readonly text: string;
  readonly files?: HandlerInput<typeof contract>['body']['arquivos'];
  readonly at: number;
}

/** Writes what the buyer says into the complaint, and tells those who answer. */
async function noteAndTell(
  deps: ServerDeps,
  transaction: Transaction,
  { code, purchase, kind, accountId: authorId, text, files = [], at }: Said,
): Promise<void> {
  const complaint = await complaintReader(transaction).find(code);
  if (!complaint) throw new Error('A complaint was not found.');
  const noted = { code, kind, side: 'buyer', authorId, text, files, at } as const;
  const { escalated } = complaint;
  const event = await noteEvent(deps, transaction, { purchase_code: purchase, escalated }, noted);
  await complaintWriter(transaction).see(code, event);
  await notifyOfStep(deps, transaction, {
    complaint,
    event,
    taken: { step: kind, side: 'buyer', text, at },
  });
}
