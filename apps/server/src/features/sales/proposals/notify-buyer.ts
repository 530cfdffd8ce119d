import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages, type OfferMailFacts, type SendableMail } from '../../messaging/mail/public.ts';
import { announce, negotiationPath, personOf, purchasePath } from '../../trading/results/public.ts';
import type { ProposalRow } from './proposal-row.ts';

/** A step to notify its buyer of. */
interface Notice {
  readonly row: ProposalRow;
  /** Number of the step. */
  readonly seq: number;
  readonly at: number;
}

type Writer = (facts: OfferMailFacts) => SendableMail;

/** Notifies the buyer of a step of their proposal; each message links to the negotiation (S-40, S-41). */
export function buyerNotifier(deps: ServerDeps, transaction: Transaction, offer: AuctionRow) {
  const notify = async ({ row, seq, at }: Notice, value: number, write: Writer): Promise<void> => {
    const person = await personOf(transaction, row.account_id);
    if (!person) return;
    const fact = `proposal-${row.code}-${seq}`;
    await announce(deps, transaction, offer, {
      person,
      event: 'proposal',
      path: negotiationPath(offer.offer_code),
      value,
      fact,
      at,
      write,
    });
  };
  return {
    accepted: async ({ row, seq, at }: Notice, purchaseCode: number): Promise<void> => {
      const person = await personOf(transaction, row.account_id);
      if (!person) return;
      await announce(deps, transaction, offer, {
        person,
        event: 'purchase',
        path: purchasePath(purchaseCode),
        value: row.value_cents,
        fact: `proposal-${row.code}-${seq}`,
        at,
        bought: true,
        write: messages.proposalAccepted,
      });
    },
    rejected: (notice: Notice, rejection: Parameters<typeof messages.proposalRejected>[0]['rejection']) =>
      notify(notice, notice.row.value_cents, (facts) => messages.proposalRejected({ ...facts, rejection })),
    countered: (notice: Notice, message: string) =>
      notify(notice, notice.row.counter_cents ?? notice.row.value_cents, (facts) =>
        messages.proposalCountered({
          ...facts,
          proposedCentavos: notice.row.value_cents,
          message,
          expiresAt: notice.row.expires_at,
        }),
      ),
    lapsed: (notice: Notice, bidCentavos: number) =>
      notify(notice, notice.row.counter_cents ?? notice.row.value_cents, (facts) =>
        messages.proposalLapsed({ ...facts, countered: notice.row.counter_cents !== null, bidCentavos }),
      ),
    expired: (notice: Notice) =>
      notify(notice, notice.row.counter_cents ?? notice.row.value_cents, (facts) =>
        messages.proposalExpired({ ...facts, countered: notice.row.counter_cents !== null }),
      ),
  };
}
