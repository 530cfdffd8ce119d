import type { SellingEvent } from '@patio/domain/messaging/selling-side/selling-events.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import { maskForMail } from '@patio/domain/texts/mask-contacts.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { messages } from '../../mail/public.ts';
import { dealFacts, type CancelledFacts, type SoldFacts } from './deal-facts.store.ts';
import type { NewsRow } from './selling-news.store.ts';
import { factOf, type TeamMessage, type NotifiedDeal } from './team-message.ts';
import { ofRegret, ofReopening, ofWithdrawal } from './undone-message.ts';

/** The message about a sale or a cancellation in its current state; null if later news covers it. */
export async function dealMessage(
  queries: Queries,
  row: NewsRow,
  notice: NotifiedDeal,
): Promise<TeamMessage | null> {
  const write = await writerOf(queries, row, notice);
  return write && { event: row.event, fact: factOf(row), write, officePath: pathOf(row, notice.offer.code) };
}

async function writerOf(
  queries: Queries,
  row: NewsRow,
  notice: NotifiedDeal,
): Promise<TeamMessage['write'] | null> {
  const { event, ref } = row;
  const facts = dealFacts(queries);
  switch (event) {
    case 'bought':
    case 'won':
    case 'conditional-accepted':
    case 'proposal-accepted':
    case 'counter-accepted':
    case 'second-chance-accepted':
      return ofSale(event, await facts.sold(ref), row, notice);
    case 'conditional':
    case 'conditional-expired':
    case 'conditional-left':
      return ofEnd(event, notice.offer.price_cents, notice);
    case 'second-chance-declined':
    case 'second-chance-expired':
      return ofEnd(event, (await facts.secondChance(ref)) ?? notice.offer.price_cents, notice);
    case 'offer-reopened':
      return ofReopening(row, notice);
    case 'purchase-regretted': {
      const regretted = await facts.regretted(ref);
      return regretted ? ofRegret(regretted, row, notice) : null;
    }
    case 'sale-withdrawn': {
      const withdrawn = await facts.withdrawn(ref);
      return withdrawn ? ofWithdrawal(withdrawn, notice) : null;
    }
    case 'purchase-defaulted': {
      const sold = await facts.sold(ref);
      return sold ? ofDefault(sold, notice) : null;
    }
    case 'purchase-cancelled':
    case 'cancellation-requested': {
      const cancelled = await facts.cancelled(ref);
      return cancelled ? ofCancellation(event, cancelled, row, notice) : null;
    }
    default:
      return null;
  }
}

/** What the reader of an event opens next. */
function pathOf({ event, ref }: NewsRow, oferta: number): string {
  switch (event) {
    case 'conditional':
      return officeRecordPath('conditional-sale', oferta, { oferta });
    case 'cancellation-requested':
      return officeRecordPath('cancellation', ref, { oferta });
    case 'conditional-expired':
    case 'conditional-left':
    case 'second-chance-declined':
    case 'second-chance-expired':
      return officeRecordPath('ended-offer', oferta, { oferta });
    case 'offer-reopened':
      return `/ao-vivo?oferta=${oferta}&id=${oferta}`;
    case 'purchase-cancelled':
    case 'purchase-regretted':
      // The number is that of the cancellation.
      return officeRecordPath('purchase', null, { oferta });
    default:
      return officeRecordPath('purchase', ref, { oferta });
  }
}

type Sale = Extract<SellingEvent, Parameters<typeof messages.salesDeal>[0]['kind']>;

/** The buyer is named while the purchase stands; a cancelled one is reported as such. */
function ofSale(
  kind: Sale,
  sold: SoldFacts | undefined,
  { at }: NewsRow,
  notice: NotifiedDeal,
): TeamMessage['write'] | null {
  if (!sold || sold.cancelled) return null;
  return (reader) =>
    messages.salesDeal({
      ...notice.team,
      ...reader,
      kind,
      valueCentavos: sold.value_cents,
      buyer: { name: sold.whole_name, email: sold.email, phone: sold.phone },
      deliveredTo: sold.delivered_to,
      contactBy: notice.answerBy(at),
    });
}

type End = Extract<SellingEvent, Parameters<typeof messages.salesUndecided>[0]['kind']>;

function ofEnd(kind: End, value: number, { offer, team }: NotifiedDeal): TeamMessage['write'] | null {
  const decideBy = kind === 'conditional' ? offer.conditional_until : null;
  if (kind === 'conditional' && decideBy === null) return null;
  return (reader) => messages.salesUndecided({ ...team, ...reader, kind, valueCentavos: value, decideBy });
}

function ofDefault(sold: SoldFacts, { team, offer }: NotifiedDeal): TeamMessage['write'] {
  return (reader) =>
    messages.salesCancellation({
      ...team,
      ...reader,
      kind: 'purchase-defaulted',
      valueCentavos: sold.value_cents,
      buyerName: sold.name,
      reason: sold.default_reason === null ? null : maskForMail(sold.default_reason),
      text: null,
      hasBankData: false,
      decideBy: null,
      openUntil: offer.open ? offer.end_at : null,
    });
}

function ofCancellation(
  kind: 'purchase-cancelled' | 'cancellation-requested',
  cancelled: CancelledFacts,
  { at }: NewsRow,
  { team, offer, answerBy }: NotifiedDeal,
): TeamMessage['write'] {
  return (reader) =>
    messages.salesCancellation({
      ...team,
      ...reader,
      kind,
      valueCentavos: cancelled.value_cents,
      buyerName: cancelled.name,
      reason: cancelled.reason,
      text: cancelled.text === null ? null : maskForMail(cancelled.text),
      hasBankData: cancelled.has_bank_data,
      decideBy: kind === 'cancellation-requested' && cancelled.waits ? answerBy(at) : null,
      openUntil: offer.open ? offer.end_at : null,
    });
}
