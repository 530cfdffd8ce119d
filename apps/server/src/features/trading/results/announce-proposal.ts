import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce } from './announce.ts';
import { negotiationPath } from './negotiation-path.ts';
import { personOf } from './people.store.ts';

/**
 * Notifies a buyer that their proposal was received and until when it is valid (rule 0.7, S-40). Value in centavos, instants in epoch
 * milliseconds.
 */
export async function announceProposal(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  proposal: {
    readonly code: number;
    readonly buyerId: number;
    readonly value: number;
    readonly expiresAt: number;
    readonly at: number;
  },
): Promise<void> {
  const person = await personOf(transaction, proposal.buyerId);
  if (!person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'proposal',
    path: negotiationPath(row.offer_code),
    value: proposal.value,
    fact: `proposal-${proposal.code}`,
    at: proposal.at,
    write: (facts) => messages.proposalReceived({ ...facts, expiresAt: proposal.expiresAt }),
  });
}
