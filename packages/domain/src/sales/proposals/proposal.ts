import type { Centavos } from '../../money/centavos.ts';
import type { ProposalStatus } from './proposal-transitions.ts';

/** How long a step of a proposal is valid before it expires (rules 0.7). */
export const PROPOSAL_TERM_MS = 48 * 3_600_000;

/** A proposal at one moment. `amount` is the last value stated by either side, in centavos; instants in epoch milliseconds. */
export type Proposal = {
  readonly buyerId: number;
  readonly amount: Centavos;
  readonly status: ProposalStatus;
  readonly expiresAt: number;
  /** The value is below the floor: when it is refused automatically, unless a person answers before (rule 0.30). */
  readonly refuseAt?: number;
};
