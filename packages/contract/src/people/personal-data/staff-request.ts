import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { personalDataRequest, requestKind, requestState } from './personal-data-request.ts';

/** What the list of requests can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const personalDataRequestsList = listSpec({
  sorts: ['prazo', 'abertoEm'],
  order: 'prazo',
  filters: {
    situacao: { kind: 'words', options: requestState.options },
    tipo: { kind: 'words', options: requestKind.options },
    prazo: { kind: 'days' },
    abertoEm: { kind: 'days' },
    conta: { kind: 'codes', of: 'account' },
    comQuem: { kind: 'codes' },
  },
});

/** A request for staff: its user, and how many days are left to answer. */
export const staffRequest = personalDataRequest.extend({
  codigo: z.number(),
  conta: z.object({ codigo: z.number(), nome: z.string(), email: z.string() }),
  /** Calendar days after today; 0 on the last one, negative afterwards. */
  diasRestantes: z.number(),
  /** Requested by staff on behalf of the user. */
  emNomeDaPessoa: z.boolean(),
});
