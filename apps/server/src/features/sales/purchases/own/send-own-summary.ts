import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { sendOwnSummary as contract } from '@patio/contract/sales/purchases/send-own-summary.ts';
import { missingDocuments } from '@patio/domain/sales/purchase-documents/missing-documents.ts';
import { currentStage } from '@patio/domain/sales/purchases/purchase-progress.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { enqueueMail, messages, pageAddress, sellerOf } from '../../../messaging/mail/public.ts';
import { writtenCosts, writtenStorage } from '../../../trading/costs/public.ts';
import { deliveryOf, personOf, purchasePath } from '../../../trading/results/public.ts';
import { presentNext } from '../stages/next-stage.present.ts';
import { ownPurchaseRow, type OwnPurchaseRow } from './own-purchase.store.ts';

const LIMIT = { perSubject: 5, windowMs: 3_600_000 };

/** Mails a purchase to its buyer, to the address of their account alone: nobody can have others written to. */
export const sendOwnSummary =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const { database, config } = deps;
    const { actor, idiom, now } = context;
    const row = await ownPurchaseRow(database, params.id, actor.accountId);
    const person = await personOf(database, actor.accountId);
    if (row === undefined || person === undefined) return fail('purchase-not-found');
    await beginAttempt(deps, `purchase-summary:${person.id}`, context, LIMIT);
    const delivery =
      row.cancelled_at === null ? await deliveryOf(database, row.offer_code, person.id) : undefined;
    const store = await sellerOf(database, row.partner_id);
    const mail = messages.purchaseSummary({
      brand: config.brand,
      idiom,
      name: person.name,
      offerTitle: row.title,
      store,
      offerAddress: pageAddress(config.publicUrl, store, purchasePath(row.code)),
      valueCentavos: row.value_cents,
      ...(delivery ? { costs: costLines(delivery, row.value_cents, idiom) } : {}),
      purchaseCode: row.code,
      boughtAt: row.created_at,
      ...standing(row, now),
    });
    await enqueueMail(database, { ...mail, to: person.email, now });
    return { data: { email: person.email } };
  };

type Received = NonNullable<Awaited<ReturnType<typeof deliveryOf>>>;

/** The whole cost, and what storage costs by the terms of the sale. */
function costLines({ costs, storage, ...delivery }: Received, value: number, idiom: Idiom): string[] {
  const lines = writtenCosts(costs, value, delivery, idiom);
  return storage === null
    ? lines
    : [...lines, writtenStorage({ ...storage, freight: delivery.freight }, idiom)];
}

const OWNERS = { comprador: 'buyer', vendedor: 'seller', banco: 'bank' } as const;

/** What the purchase waits for, as its page says it, and which documents it lacks. */
function standing(row: OwnPurchaseRow, now: number) {
  const {
    status,
    freight,
    negotiation_at: negotiationAt,
    cancelled_at: cancelledAt,
    stage_due_at: due,
  } = row;
  const { payment_approved: paymentApproved, payment_withdrawn: paymentWithdrawn } = row;
  const facts = { status, freight, negotiationAt, cancelledAt, paymentApproved, paymentWithdrawn };
  const stage = currentStage(facts);
  const next = presentNext(facts, row, due, now);
  if (stage === null || next === null)
    return { next: cancelledAt === null ? 'completed' : 'cancelled', missing: [] } as const;
  const until = next.prazo === null ? null : Date.parse(next.prazo);
  const release = stage === 'release' ? { dueOn: until === null ? null : dayOf(until) } : null;
  return {
    next: { stage, owner: OWNERS[next.quem], due: until, late: next.atrasada },
    missing: missingDocuments(row.papers, release),
  };
}
