import { answerCancellation } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { cancellationDesk, givenBankData, requestReview } from '../../features/sales/cancellations/public.ts';
import { DEMO_ADDRESSES } from '../people/demo-addresses.ts';
import type { DemoCodes } from '../demo-codes.ts';
import { cancellationAskedAt } from './demo-sales.ts';
import type { LoadedPurchase } from './load-deals.ts';
import { DEMO_ACCOUNTS, taxIdOf } from '../people/people.ts';

const HOUR = 3_600_000;
/** The financing was not approved; I gave up the purchase. */
const REASONS = { financing: 3, gaveUp: 1 } as const;

interface Facts {
  readonly config: Config;
  readonly codes: Pick<DemoCodes, 'city'>;
  /** Of the sales team. */
  readonly deciderId: number;
  readonly now: number;
}

/**
 * Creates the cancellation requests of the demo world, as buyers do, and answers some, as staff do: the pending ones can be decided like
 * any other.
 */
export async function loadCancellations(
  transaction: Transaction,
  purchases: readonly LoadedPurchase[],
  facts: Facts,
): Promise<void> {
  const desk = cancellationDesk(transaction);
  for (const purchase of purchases) {
    const { deal, buyerId, at: soldAt } = purchase.sale;
    if (deal.cancellation === null) continue;
    const at = cancellationAskedAt(deal, soldAt, facts.now);
    const waits = deal.cancellation === 'review';
    const id = await requestReview(transaction, {
      accountId: buyerId,
      offerCode: purchase.offerCode,
      purchaseCode: purchase.code,
      reasonCode: deal.order?.method === 'EF' ? REASONS.financing : REASONS.gaveUp,
      text: null,
      // Answered requests need none any more.
      bankData: waits && deal.order !== null ? await bankDataOf(transaction, purchase, facts) : null,
      idiom: 'PTBR',
      at,
    });
    if (waits) continue;
    const status = deal.stage === 'N' ? 'V' : deal.stage;
    const request = { status, underReview: true, askedByBuyer: true };
    const answer = answerCancellation(request, deal.cancellation === 'cancelled');
    if (answer.kind === 'refused') throw new Error('A cancellation of the demo world cannot be answered.');
    await desk.answer({ id, purchaseCode: purchase.code }, answer.sets, {
      at: at + HOUR,
      by: facts.deciderId,
    });
  }
}

/** A buyer's account for the refund, encrypted as the buyer's own form does. */
async function bankDataOf(
  transaction: Transaction,
  { code, sale }: LoadedPurchase,
  { config, codes }: Facts,
): Promise<Buffer | null> {
  const person = DEMO_ACCOUNTS.find(({ key }) => key === sale.deal.buyer);
  const address = DEMO_ADDRESSES.find(([owner]) => owner === sale.deal.buyer);
  if (!person || !address) throw new Error('Money of the demo world has no account to go to.');
  const [, cep, street, number, , , city, uf] = address;
  const body = {
    banco: '001',
    agencia: '3110-4',
    conta: '20418-7',
    pix: null,
    titular: true,
    cpf: taxIdOf(person),
    nome: `${person.name} ${person.surname}`,
    cep,
    cidade: codes.city(city, uf),
    endereco: `${street}, ${number}`,
  };
  const sealed = await givenBankData({ config }, transaction, { body, purchaseCode: code, idiom: 'PTBR' });
  if (sealed instanceof ApiError) throw new Error('The bank data of the demo world is not complete.');
  return sealed;
}
