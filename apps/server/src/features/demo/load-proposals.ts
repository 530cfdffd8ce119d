import type { Transaction } from '../../platform/db/database.ts';
import { dealWriter } from './deals.store.ts';
import type { TermsOf } from './load-deals.ts';
import type { PlayedDeal } from './play-deals.ts';
import type { AccountKey } from './people.ts';

const HOUR = 3_600_000;

/** Writes the proposals on open offers, and the accepted ones that sales came from (S-07, rule 0.7). */
export async function loadProposals(
  transaction: Transaction,
  deals: readonly PlayedDeal[],
  facts: { account: (key: AccountKey) => number; termsOf: TermsOf; now: number; expiryMs: number },
): Promise<void> {
  const rows = deals.flatMap((deal) => [...openRows(deal, facts), ...acceptedRows(deal, facts)]);
  await dealWriter(transaction).proposals(rows);
}

type Facts = Parameters<typeof loadProposals>[2];

function openRows({ row, role }: PlayedDeal, { account, termsOf, now, expiryMs }: Facts): object[] {
  const asked = row.buy_now_cents > 0 ? row.buy_now_cents : row.base_cents;
  return (role.running?.proposals ?? []).map(({ buyer, share, status, hoursAgo, message }) => {
    const created = now - hoursAgo * HOUR;
    return {
      ...proposalRow({ offerCode: row.offer_code, buyerId: account(buyer), termsOf }),
      value_cents: Math.round((asked * share) / 10_000) * 10_000,
      message,
      status,
      created_at: iso(created),
      expires_at: iso(created + expiryMs),
      decided_at: status === 'open' ? null : iso(created + Math.min(hoursAgo / 2, 12) * HOUR),
    };
  });
}

function acceptedRows({ row, sale }: PlayedDeal, { termsOf, expiryMs }: Facts): object[] {
  if (sale?.origin !== 'proposal') return [];
  const created = sale.at - 6 * HOUR;
  return [
    {
      ...proposalRow({ offerCode: row.offer_code, buyerId: sale.buyerId, termsOf }),
      value_cents: sale.value,
      message: 'Proposta com pagamento em até cinco dias úteis.',
      status: 'accepted',
      created_at: iso(created),
      expires_at: iso(created + expiryMs),
      decided_at: iso(sale.at),
    },
  ];
}

function proposalRow({
  offerCode,
  buyerId,
  termsOf,
}: {
  offerCode: number;
  buyerId: number;
  termsOf: TermsOf;
}): object {
  const { freight, addressCode, partnerId } = termsOf(buyerId);
  return {
    offer_code: offerCode,
    account_id: buyerId,
    freight,
    address_code: addressCode,
    partner_id: partnerId,
  };
}

const iso = (instant: number) => new Date(instant).toISOString();
