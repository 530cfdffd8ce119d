import { STOPPED } from '../../trading/deals/public.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { DealTerms } from '../../trading/deals/public.ts';
import type { ProposalRow, StepRow, StoredStatus } from './proposal-row.ts';

/** A price proposal as it is sent. Value in centavos, instants in epoch milliseconds. */
export interface NewProposal {
  readonly code: number;
  readonly offerCode: number;
  readonly accountId: number;
  readonly value: number;
  readonly terms: DealTerms;
  readonly at: number;
  readonly expiresAt: number;
  /** When it is refused automatically; null: only by a person. */
  readonly refuseAt: number | null;
}

/** The effect of a step on a proposal. */
export interface MovedProposal {
  readonly code: number;
  readonly status: StoredStatus;
  readonly value: number;
  readonly counter: number | null;
  readonly expiresAt: number;
  readonly refuseAt: number | null;
}

export type NewStep = Omit<StepRow, 'proposal_code' | 'seq'>;

const columns = `code, offer_code, account_id, value_cents, counter_cents, status, freight, address_code, referrer_id, costs,
  created_at, expires_at, refuse_at, (select s.uf from address d join state s on s.code = d.state_code where d.code = address_code) as delivery_state`;

const prefixed = `p.code, p.offer_code, p.account_id, p.value_cents, p.counter_cents, p.status, p.freight, p.address_code, p.referrer_id,
  p.costs, p.created_at, p.expires_at, p.refuse_at, null as delivery_state`;

const stepColumns = 'proposal_code, seq, step, actor_kind, actor_id, value_cents, message, at';

type Agreed = Pick<ProposalRow, 'costs'>;

const insert = statement({
  name: 'proposals.insert',
  text: `insert into proposal (code, offer_code, account_id, value_cents, status, freight, address_code, referrer_id, created_at,
           expires_at, refuse_at, moved_at, costs)
         select $1, $2, $3, $4, 'open', $5, $6, p.id, $8, $9, $10, $8, $11::jsonb
         from (select 1) one left join partner p on p.id = $7`,
});

const move = statement({
  name: 'proposals.move',
  text: `update proposal set status = $2, value_cents = $3, counter_cents = $4, expires_at = $5, moved_at = $6, refuse_at = $7,
           decided_at = case when $2 in ('open', 'countered') then null else $6::timestamptz end
         where code = $1`,
});

const addStep = statement({
  name: 'proposals.add-step',
  text: `insert into proposal_step (${stepColumns})
         select $1, (select coalesce(max(seq), 0) + 1 from proposal_step where proposal_code = $1), $2, $3, $4, $5, $6, $7
         returning seq`,
});

const find = statement({
  name: 'proposals.find',
  text: `select ${columns} from proposal where code = $1`,
  shape: shape<Agreed>(),
});

const lock = statement({
  name: 'proposals.lock',
  text: `select ${columns} from proposal where code = $1 for update`,
  shape: shape<Agreed>(),
});

const lockOpen = statement({
  name: 'proposals.lock-open',
  text: `select ${columns} from proposal
         where offer_code = $1 and status in ('open', 'countered') and ($2::bigint is null or account_id = $2)
         order by code for update`,
  shape: shape<Agreed>(),
});

const due = statement({
  name: 'proposals.due',
  text: `select ${columns} from proposal p where status in ('open', 'countered') and expires_at <= $1
           and not exists (select from offer o where o.code = p.offer_code and ${STOPPED})
         order by expires_at, code limit $2`,
  shape: shape<Agreed>(),
});

const latest = statement({
  name: 'proposals.latest',
  text: `select distinct on (offer_code) ${columns} from proposal
         where account_id = $1 and offer_code = any($2::bigint[]) order by offer_code, code desc`,
  shape: shape<Agreed>(),
});

const steps = statement({
  name: 'proposals.steps',
  text: `select ${stepColumns} from proposal_step where proposal_code = any($1::bigint[]) order by proposal_code, seq`,
});

const ownSteps = statement({
  name: 'proposals.own-steps',
  text: `select p.offer_code, s.* from proposal p join proposal_step s on s.proposal_code = p.code
         where p.account_id = $1 and p.offer_code = any($2::bigint[]) order by s.proposal_code, s.seq`,
});

const toRefuse = statement({
  name: 'proposals.to-refuse',
  text: `select ${columns} from proposal where status = 'open' and refuse_at <= $1 order by refuse_at, code limit $2`,
  shape: shape<Agreed>(),
});

const reached = statement({
  name: 'proposals.reached',
  text: `select ${prefixed} from proposal p join auction a on a.offer_code = p.offer_code
         where p.status in ('open', 'countered') and a.open and a.bid_count > 0
           and a.price_cents >= coalesce(p.counter_cents, p.value_cents) order by p.code limit $1`,
  shape: shape<Agreed>(),
});

const counts = statement({
  name: 'proposals.counts',
  text: `select (select count(*)::int from proposal where account_id = $1 and offer_code = $2) as sent,
           (select count(*)::int from proposal
             where account_id = $1 and offer_code <> $2 and status in ('open', 'countered')) as open_elsewhere`,
});

const blocked = statement({
  name: 'proposals.buyer-blocked',
  text: 'select id from account where id = $1 and (blocked_at is not null or erased_at is not null)',
});

const postpone = statement({
  name: 'proposals.postpone',
  text: 'update proposal set expires_at = $2 where code = $1',
});

/** Reads proposals; changes nothing. */
export function proposalReader(queries: Queries) {
  return {
    find: (code: number) => queries.row(find, [code]),
    steps: (codes: readonly number[]) => queries.rows(steps, [codes]),
    /** A user's latest proposal on each of these offers. */
    latest: (accountId: number, offerCodes: readonly number[]) =>
      queries.rows(latest, [accountId, offerCodes]),
    /** The steps of all proposals of a user on these offers. */
    ownSteps: (accountId: number, offerCodes: readonly number[]) =>
      queries.rows(ownSteps, [accountId, offerCodes]),
    /** Open ones whose term is over, longest overdue first; none while their offer is suspended. */
    due: (now: number, limit: number) => queries.rows(due, [new Date(now), limit]),
    /** Those below the floor whose quarter of an hour is over, longest overdue first. */
    toRefuse: (now: number, limit: number) => queries.rows(toRefuse, [new Date(now), limit]),
    /** Open ones of open offers that a bid has reached (rule 0.30). */
    reached: (limit: number) => queries.rows(reached, [limit]),
    /** Whether an account is blocked or erased. */
    isBlocked: async (accountId: number) => (await queries.row(blocked, [accountId])) !== undefined,
    /** How many a user has sent for an offer, and has open on others. */
    counts: async (accountId: number, offerCode: number) =>
      (await queries.row(counts, [accountId, offerCode])) ?? {
        sent: 0,
        open_elsewhere: 0,
      },
  };
}

/** Whether its buyer has neither withdrawn nor replaced a proposal; what others did to it does not matter here. */
export async function proposalStands(queries: Queries, code: number): Promise<boolean> {
  const row = await queries.row(find, [code]);
  return row !== undefined && row.status !== 'withdrawn' && row.status !== 'replaced';
}

/** Changes proposals; the caller holds the lock of the offer. */
export function proposalWriter(transaction: Transaction) {
  return {
    lock: (code: number) => transaction.row(lock, [code]),
    /** The open ones of an offer, of one buyer or of all. */
    lockOpen: (offerCode: number, accountId: number | null = null) =>
      transaction.rows(lockOpen, [offerCode, accountId]),
    insert: (proposal: NewProposal) =>
      transaction.run(insert, [
        proposal.code,
        proposal.offerCode,
        proposal.accountId,
        proposal.value,
        proposal.terms.freight,
        proposal.terms.addressCode,
        proposal.terms.referrerId,
        new Date(proposal.at),
        new Date(proposal.expiresAt),
        instantOrNull(proposal.refuseAt),
        proposal.terms.costs ? JSON.stringify(proposal.terms.costs) : null,
      ]),
    move: ({ code, status, value, counter, expiresAt, refuseAt }: MovedProposal, at: number) =>
      transaction.run(move, [
        code,
        status,
        value,
        counter,
        new Date(expiresAt),
        new Date(at),
        instantOrNull(refuseAt),
      ]),
    /** Another end of its term, epoch milliseconds: its offer was suspended. */
    postpone: (code: number, until: number) => transaction.run(postpone, [code, new Date(until)]),
    /** Adds a step to the history and returns its number. */
    addStep: async (code: number, step: NewStep): Promise<number> => {
      const { actor_kind: kind, actor_id: actor, value_cents: value } = step;
      const at = new Date(step.at);
      const row = await transaction.row(addStep, [code, step.step, kind, actor, value, step.message, at]);
      if (!row) throw new Error('A step of a proposal was not written.');
      return row.seq;
    },
  };
}

const instantOrNull = (at: number | null): Date | null => (at === null ? null : new Date(at));
