import type { ProposalSituation } from '@patio/contract/sales/proposals/proposal.ts';
import type { StoredStatus } from './proposal-row.ts';

const SITUATIONS = {
  open: 'pendente',
  countered: 'contraproposta',
  accepted: 'aceita',
  rejected: 'recusada',
  withdrawn: 'retirada',
  expired: 'vencida',
  replaced: 'substituida',
} as const satisfies Record<StoredStatus, ProposalSituation>;

/** The state of a proposal in calls. */
export const situationOf = (status: StoredStatus): ProposalSituation => SITUATIONS[status];
