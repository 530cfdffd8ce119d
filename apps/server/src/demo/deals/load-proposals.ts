import type { Transaction } from '../../platform/db/database.ts';
import type { TermsOf } from './load-deals.ts';
import { dealWriter } from './deals.store.ts';
import type { PlayedDeal } from './play-deals.ts';
import type { AccountKey } from '../people/people.ts';
import type { DemoProposal } from './running-deals.ts';

const HOUR = 3_600_000;

/** Writes the proposals on open offers, and the accepted ones behind sales, with their histories (S-07, rule 0.7). */
export async function loadProposals(
  transaction: Transaction,
  deals: readonly PlayedDeal[],
  facts: { account: (key: AccountKey) => number; termsOf: TermsOf; now: number; expiryMs: number },
): Promise<void> {
  const rows = deals.flatMap((deal) => [...runningRows(deal, facts), ...acceptedRows(deal, facts)]);
  await dealWriter(transaction).proposals(rows);
}

type Facts = Parameters<typeof loadProposals>[2];

/** One entry of a history; the instant in epoch milliseconds. */
interface Step {
  readonly step: 'send' | 'counter' | 'accept' | 'reject' | 'withdraw' | 'replace';
  readonly by: 'buyer' | 'staff';
  readonly value: number | null;
  readonly message: string;
  readonly at: number;
}

function runningRows({ row, role }: PlayedDeal, facts: Facts): object[] {
  const asked = row.buy_now_cents > 0 ? row.buy_now_cents : row.base_cents;
  return (role.running?.proposals ?? []).map((proposal) => {
    const value = rounded(asked * proposal.share);
    const created = facts.now - proposal.hoursAgo * HOUR;
    const sent: Step = { step: 'send', by: 'buyer', value, message: proposal.message, at: created };
    const answer = answerTo(proposal, asked, created, facts.now);
    return rowOf(
      {
        offerCode: row.offer_code,
        buyerId: facts.account(proposal.buyer),
        status: proposal.status,
        value,
        steps: answer === null ? [sent] : [sent, answer],
      },
      facts,
    );
  });
}

const ENDS = {
  rejected: 'reject',
  withdrawn: 'withdraw',
  replaced: 'replace',
  countered: 'counter',
} as const;

function answerTo(
  { status, answer, hoursAgo }: DemoProposal,
  asked: number,
  created: number,
  now: number,
): Step | null {
  if (status === 'open') return null;
  return {
    step: ENDS[status],
    by: status === 'rejected' || status === 'countered' ? 'staff' : 'buyer',
    value: status === 'countered' ? rounded(asked * (answer?.share ?? 1)) : null,
    message: answer?.message ?? '',
    at: answer ? now - answer.hoursAgo * HOUR : created + Math.min(hoursAgo / 2, 12) * HOUR,
  };
}

function acceptedRows({ row, sale }: PlayedDeal, facts: Facts): object[] {
  if (sale?.origin !== 'proposal') return [];
  const { buyerId, value, at } = sale;
  const message = 'Proposta com pagamento em até cinco dias úteis.';
  const steps: readonly Step[] = [
    { step: 'send', by: 'buyer', value, message, at: at - 6 * HOUR },
    { step: 'accept', by: 'staff', value, message: '', at },
  ];
  return [rowOf({ offerCode: row.offer_code, buyerId, status: 'accepted', value, steps }, facts)];
}

interface Proposal {
  readonly offerCode: number;
  readonly buyerId: number;
  readonly status: string;
  readonly value: number;
  readonly steps: readonly Step[];
}

function rowOf(
  { offerCode, buyerId, status, value, steps }: Proposal,
  { account, termsOf, expiryMs }: Facts,
) {
  const { freight, addressCode, referrerId } = termsOf(buyerId);
  const valued = steps.filter(({ step }) => step === 'send' || step === 'counter');
  const moved = iso(steps.at(-1)?.at ?? 0);
  return {
    offer_code: offerCode,
    account_id: buyerId,
    value_cents: value,
    counter_cents: steps.find(({ step }) => step === 'counter')?.value ?? null,
    status,
    freight,
    address_code: addressCode,
    referrer_id: referrerId,
    created_at: iso(steps[0]?.at ?? 0),
    expires_at: iso((valued.at(-1)?.at ?? 0) + expiryMs),
    moved_at: moved,
    decided_at: status === 'open' || status === 'countered' ? null : moved,
    steps: steps.map(({ step, by, value: named, message, at }, index) => ({
      seq: index + 1,
      step,
      actor_kind: by,
      actor_id: by === 'buyer' ? buyerId : account('vendas'),
      value_cents: named,
      message,
      at: iso(at),
    })),
  };
}

const rounded = (centavos: number) => Math.round(centavos / 10_000) * 10_000;
const iso = (instant: number) => new Date(instant).toISOString();
