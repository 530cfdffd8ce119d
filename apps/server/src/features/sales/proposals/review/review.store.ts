import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { oneProposal } from './proposals-list.store.ts';

const steps = statement({
  name: 'proposals.review-steps',
  text: `select s.proposal_code, s.seq, s.step, s.actor_kind, s.actor_id, s.value_cents, s.message, s.at, c.name as actor_name
         from proposal_step s left join account c on c.id = s.actor_id
         where s.proposal_code = any($1::bigint[]) order by s.proposal_code, s.seq`,
});

/** Reads proposals for the people who decide on them; changes nothing. */
export function reviewReader(queries: Queries) {
  return {
    find: (code: number) => queries.row(oneProposal, [code]),
    /** With the names of people who acted. */
    steps: (codes: readonly number[]) => queries.rows(steps, [codes]),
  };
}
