import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { proposalStatus, staffProposal } from './proposal.ts';

/** What the list of proposals can be sorted and narrowed by. `loja` 0 is the house; `comQuem`: who has taken it, 0 nobody. */
export const proposalsList = listSpec({
  sorts: ['venceEm', 'alteradaEm', 'criadaEm', 'valor'],
  order: 'venceEm',
  filters: {
    situacao: { kind: 'words', options: proposalStatus.options },
    valor: { kind: 'money' },
    criadaEm: { kind: 'days' },
    venceEm: { kind: 'days' },
    oferta: { kind: 'codes' },
    comprador: { kind: 'codes', of: 'account' },
    loja: { kind: 'codes', of: 'store-or-house' },
    comQuem: { kind: 'codes' },
  },
});

/**
 * Proposals, without `situacao` those that wait for either side, earliest expiry first. Store users always see those of their own store.
 * Proposals that the house answers automatically are in no list.
 */
export const listProposals = defineRoute({
  name: 'list-proposals',
  method: 'GET',
  path: '/admin/proposals',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'proposals',
  summary: 'Proposals to be decided on',
  query: listQuery(proposalsList),
  success: { status: 200, schema: listReply(staffProposal) },
  errors: ['not-allowed', 'list-too-deep', 'list-cursor'],
});
