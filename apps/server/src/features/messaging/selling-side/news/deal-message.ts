import type { SellingEvent } from '@patio/domain/messaging/selling-side/selling-events.ts';
import { maskForMail } from '@patio/domain/texts/mask-contacts.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { messages } from '../../mail/public.ts';
import { dealFacts, type CancelledFacts, type SoldFacts } from './deal-facts.store.ts';
import type { NewsRow } from './selling-news.store.ts';
import { factOf, type TeamMessage, type ToldDeal } from './team-message.ts';
import { ofRegret, ofReopening, ofWithdrawal } from './undone-message.ts';

/** What is told of a sale or a cancellation as it stands now; null when something later tells it. */
export async function dealMessage(
  queries: Queries,
  row: NewsRow,
  told: ToldDeal,
): Promise<TeamMessage | null> {
  const write = await writerOf(queries, row, told);
  return write && { event: row.event, fact: factOf(row), write };
}

async function writerOf(
  queries: Queries,
  row: NewsRow,
  told: ToldDeal,
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
      return ofSale(event, await facts.sold(ref), row, told);
    case 'conditional':
    case 'conditional-expired':
      return ofEnd(event, told.offer.price_cents, told);
    case 'second-chance-declined':
    case 'second-chance-expired':
      return ofEnd(event, (await facts.secondChance(ref)) ?? told.offer.price_cents, told);
    case 'offer-reopened':
      return ofReopening(row, told);
    case 'purchase-regretted': {
      const regretted = await facts.regretted(ref);
      return regretted ? ofRegret(regretted, row, told) : null;
    }
    case 'sale-withdrawn': {
      const withdrawn = await facts.withdrawn(ref);
      return withdrawn ? ofWithdrawal(withdrawn, told) : null;
    }
    case 'purchase-defaulted': {
      const sold = await facts.sold(ref);
      return sold ? ofDefault(sold, told) : null;
    }
    case 'purchase-cancelled':
    case 'cancellation-requested': {
      const cancelled = await facts.cancelled(ref);
      return cancelled ? ofCancellation(event, cancelled, row, told) : null;
    }
    default:
      return null;
  }
}

type Sale = Extract<SellingEvent, Parameters<typeof messages.salesDeal>[0]['kind']>;

/** Who has bought is told while the purchase stands; a cancelled one is told as such. */
function ofSale(
  kind: Sale,
  sold: SoldFacts | undefined,
  { at }: NewsRow,
  told: ToldDeal,
): TeamMessage['write'] | null {
  if (!sold || sold.cancelled) return null;
  return (reader) =>
    messages.salesDeal({
      ...told.team,
      ...reader,
      kind,
      valueCentavos: sold.value_cents,
      buyer: { name: sold.whole_name, email: sold.email, phone: sold.phone },
      deliveredTo: sold.delivered_to,
      contactBy: told.answerBy(at),
    });
}

type End = Extract<SellingEvent, Parameters<typeof messages.salesUndecided>[0]['kind']>;

function ofEnd(kind: End, value: number, { offer, team }: ToldDeal): TeamMessage['write'] | null {
  const decideBy = kind === 'conditional' ? offer.conditional_until : null;
  if (kind === 'conditional' && decideBy === null) return null;
  return (reader) => messages.salesUndecided({ ...team, ...reader, kind, valueCentavos: value, decideBy });
}

function ofDefault(sold: SoldFacts, { team, offer }: ToldDeal): TeamMessage['write'] {
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
  { team, offer, answerBy }: ToldDeal,
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
