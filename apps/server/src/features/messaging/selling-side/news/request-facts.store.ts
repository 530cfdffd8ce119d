import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A proposal with its buyer's last text. Value in centavos, instant in epoch milliseconds. */
export interface ProposedFacts {
  readonly code: number;
  readonly value_cents: number;
  readonly status: string;
  readonly profile_code: 4 | 5 | 6 | 7;
  readonly delivered_to: string | null;
  readonly expires_at: number;
  readonly message: string;
}

const proposals = statement({
  name: 'selling-side.proposals',
  text: `select p.code, case when p.status = 'expired' then coalesce(p.counter_cents, p.value_cents) else p.value_cents end as value_cents, p.status, c.profile_code, p.expires_at, case when p.freight = 'S' then t.uf end as delivered_to,
      coalesce((select s.message from proposal_step s where s.proposal_code = p.code and s.actor_kind = 'buyer' and s.step <> 'review'
        order by s.seq desc limit 1), '') as message
    from proposal p join account c on c.id = p.account_id left join address d on d.code = p.address_code
    left join state t on t.code = d.state_code
    where p.code = any($1::bigint[]) and p.refuse_at is null order by p.expires_at, p.code`,
});

const questions = statement({
  name: 'selling-side.questions',
  text: 'select text from question where code = any($1::bigint[]) and answer is null order by code limit $2',
});

const waiting = statement({
  name: 'selling-side.waiting-questions',
  text: 'select count(*)::int as waiting from question where offer_code = $1 and answer is null',
});

/** Reads the current state of buyers' questions and proposals. */
export function requestFacts(queries: Queries) {
  return {
    /** Earliest expiry first; without those below the floor, until they are refused. */
    proposals: (codes: readonly number[]) => queries.rows(proposals, [codes]),
    /** The unanswered ones among the given questions, oldest first. */
    questions: async (codes: readonly number[], limit: number): Promise<string[]> =>
      (await queries.rows(questions, [codes, limit])).map(({ text }) => text),
    waiting: async (offerCode: number): Promise<number> =>
      (await queries.row(waiting, [offerCode]))?.waiting ?? 0,
  };
}
