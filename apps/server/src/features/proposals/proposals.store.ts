import type { Queries, Statement, Transaction } from '../../platform/db/database.ts';
import type { DealTerms } from '../deals/public.ts';

/** A price proposal as it is sent. Value in centavos, instants in epoch milliseconds. */
export interface NewProposal {
  readonly code: number;
  readonly offerCode: number;
  readonly accountId: number;
  readonly value: number;
  readonly message: string;
  readonly status: 'open' | 'rejected';
  readonly terms: DealTerms;
  readonly at: number;
  readonly expiresAt: number;
}

const replaceOpen: Statement = {
  name: 'proposals.replace-open',
  text: `update proposal set status = 'replaced', decided_at = $3
         where offer_code = $1 and account_id = $2 and status = 'open'`,
};

const insert: Statement = {
  name: 'proposals.insert',
  text: `insert into proposal (code, offer_code, account_id, value_cents, message, status, freight, address_code, partner_id,
           created_at, expires_at, decided_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, p.id, $10, $11, $12
         from (select 1) one left join partner p on p.id = $9`,
};

const rejectOpen: Statement = {
  name: 'proposals.reject-open',
  text: `update proposal set status = 'rejected', decided_at = $2 where offer_code = $1 and status = 'open'`,
};

const findOffer: Statement = {
  name: 'proposals.offer-of',
  text: 'select offer_code from proposal where code = $1 and account_id = $2',
};

const lockOwn: Statement = {
  name: 'proposals.lock-own',
  text: `select account_id, value_cents, status, expires_at from proposal where code = $1 and account_id = $2 for update`,
};

const withdraw: Statement = {
  name: 'proposals.withdraw',
  text: `update proposal set status = 'withdrawn', decided_at = $2 where code = $1`,
};

const expire: Statement = {
  name: 'proposals.expire',
  text: `update proposal set status = 'expired', decided_at = $1
         where code in (select code from proposal where status = 'open' and expires_at <= $1 limit 500 for update skip locked)`,
};

/** An own proposal as it stands. Value in centavos, instant in epoch milliseconds. */
export interface OwnProposal {
  readonly account_id: number;
  readonly value_cents: number;
  readonly status: 'open' | 'accepted' | 'rejected' | 'withdrawn' | 'replaced' | 'expired' | 'countered';
  readonly expires_at: number;
}

/** The offer of somebody's proposal; undefined when it is not his. */
export function offerOf(
  queries: Queries,
  code: number,
  accountId: number,
): Promise<{ offer_code: number } | undefined> {
  return queries.row(findOffer, [code, accountId]);
}

/** Changes proposals; the caller holds the lock of the offer. */
export function proposalWriter(transaction: Transaction) {
  return {
    /** The buyer's open proposal, if any, gives way to a new one and stays in the history (rule 0.22). */
    replaceOpen: (offerCode: number, accountId: number, at: number) =>
      transaction.run(replaceOpen, [offerCode, accountId, new Date(at)]),
    insert: (proposal: NewProposal) =>
      transaction.run(insert, [
        proposal.code,
        proposal.offerCode,
        proposal.accountId,
        proposal.value,
        proposal.message,
        proposal.status,
        proposal.terms.freight,
        proposal.terms.addressCode,
        proposal.terms.partnerId,
        new Date(proposal.at),
        new Date(proposal.expiresAt),
        proposal.status === 'open' ? null : new Date(proposal.at),
      ]),
    rejectOpen: (offerCode: number, at: number) => transaction.run(rejectOpen, [offerCode, new Date(at)]),
    lockOwn: (code: number, accountId: number) => transaction.row<OwnProposal>(lockOwn, [code, accountId]),
    withdraw: (code: number, at: number) => transaction.run(withdraw, [code, new Date(at)]),
    expire: (now: number) => transaction.run(expire, [new Date(now)]),
  };
}
