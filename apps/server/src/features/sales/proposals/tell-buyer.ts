import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages, type OfferMailFacts, type SendableMail } from '../../messaging/mail/public.ts';
import { announce, personOf } from '../../trading/results/public.ts';
import type { ProposalRow } from './proposal-row.ts';

/** A step that its buyer must hear of. */
interface Told {
  readonly row: ProposalRow;
  /** Number of the step. */
  readonly seq: number;
  readonly at: number;
}

type Writer = (facts: OfferMailFacts) => SendableMail;

const NEGOTIATIONS = '/negociacao/?view=negociacao';
const PURCHASES = '/negociacao/?view=compra';

/** Tells the buyer what became of their proposal; each message leads back to the negotiation (S-40, S-41). */
export function buyerTeller(deps: ServerDeps, transaction: Transaction, offer: AuctionRow) {
  const tell = async ({ row, seq, at }: Told, value: number, write: Writer): Promise<void> => {
    const person = await personOf(transaction, row.account_id);
    if (!person) return;
    const fact = `proposal-${row.code}-${seq}`;
    await announce(deps, transaction, offer, {
      person,
      event: 'proposal',
      path: NEGOTIATIONS,
      value,
      fact,
      at,
      write,
    });
  };
  return {
    accepted: async ({ row, seq, at }: Told): Promise<void> => {
      const person = await personOf(transaction, row.account_id);
      if (!person) return;
      await announce(deps, transaction, offer, {
        person,
        event: 'purchase',
        path: PURCHASES,
        value: row.value_cents,
        fact: `proposal-${row.code}-${seq}`,
        at,
        bought: true,
        write: messages.proposalAccepted,
      });
    },
    rejected: (told: Told, rejection: Parameters<typeof messages.proposalRejected>[0]['rejection']) =>
      tell(told, told.row.value_cents, (facts) => messages.proposalRejected({ ...facts, rejection })),
    countered: (told: Told, message: string) =>
      tell(told, told.row.counter_cents ?? told.row.value_cents, (facts) =>
        messages.proposalCountered({
          ...facts,
          proposedCentavos: told.row.value_cents,
          message,
          expiresAt: told.row.expires_at,
        }),
      ),
    lapsed: (told: Told, bidCentavos: number) =>
      tell(told, told.row.counter_cents ?? told.row.value_cents, (facts) =>
        messages.proposalLapsed({ ...facts, countered: told.row.counter_cents !== null, bidCentavos }),
      ),
    expired: (told: Told) =>
      tell(told, told.row.counter_cents ?? told.row.value_cents, (facts) =>
        messages.proposalExpired({ ...facts, countered: told.row.counter_cents !== null }),
      ),
  };
}
