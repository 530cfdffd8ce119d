import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { Proposal } from '@patio/domain/sales/proposals/proposal.ts';
import type {
  ProposalActor,
  ProposalAction,
  ProposalStatus,
} from '@patio/domain/sales/proposals/proposal-transitions.ts';
import type { DealTerms } from '../../trading/deals/public.ts';

/** A status in the table: `open` waits for the sales team. */
export type StoredStatus = Exclude<ProposalStatus, 'pending'> | 'open';

/** A stored proposal. Values in centavos, instants in epoch milliseconds. */
export interface ProposalRow {
  readonly code: number;
  readonly offer_code: number;
  readonly account_id: number;
  /** The buyer's last value, and the sales team's answer to it. */
  readonly value_cents: number;
  readonly counter_cents: number | null;
  readonly status: StoredStatus;
  readonly freight: 'S' | 'N';
  readonly address_code: number | null;
  readonly referrer_id: number | null;
  /** Fee and freight as the buyer was shown them. */
  readonly costs: DealCosts | null;
  /** Of the address: two letters. */
  readonly delivery_state: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  /** When it is refused automatically; null: only by a person. */
  readonly refuse_at: number | null;
}

/** One step of a history. */
export interface StepRow {
  readonly proposal_code: number;
  readonly seq: number;
  readonly step: ProposalAction;
  readonly actor_kind: ProposalActor;
  readonly actor_id: number | null;
  readonly value_cents: number | null;
  readonly message: string;
  readonly at: number;
}

/** The stored proposal as input of the rules: its amount is the last value stated by either side. */
export function proposalOf(row: ProposalRow): Proposal {
  return {
    buyerId: row.account_id,
    amount: row.counter_cents ?? row.value_cents,
    status: row.status === 'open' ? 'pending' : row.status,
    expiresAt: row.expires_at,
    ...(row.refuse_at === null ? {} : { refuseAt: row.refuse_at }),
  };
}

/** A status of the rules in the table's terms. */
export function storedStatus(status: ProposalStatus): StoredStatus {
  return status === 'pending' ? 'open' : status;
}

/** The terms under which the buyer proposed, and would buy. */
export function termsOf(row: ProposalRow): DealTerms {
  const { freight, address_code: addressCode, referrer_id: referrerId, costs } = row;
  return { freight, addressCode, referrerId, costs };
}
