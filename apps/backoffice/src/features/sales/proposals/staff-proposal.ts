import type { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';

/** A proposal as the back office reads it. */
export type StaffProposal = Reply<typeof listProposals>['data'][number];
