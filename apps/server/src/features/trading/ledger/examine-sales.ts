import type { LedgerStep, StepCause } from '@patio/domain/trading/auctions/ledger/ledger-steps.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { FoundFault } from './examine-chain.ts';
import type { ExaminedAuction, StoredPurchase } from './ledger.store.ts';

/** A line that sells the offer. */
interface Sale {
  readonly seq: number;
  readonly buyer: number | null;
  readonly value: number;
  readonly at: number;
}

/** Checks what depends on the ledger elsewhere: the purchases, and the status of the offer's row. */
export function examineSales(stored: ExaminedAuction, steps: readonly LedgerStep[]): FoundFault[] {
  return [...purchaseFaults(salesOf(steps), stored.purchases), ...offerFaults(stored, steps)];
}

function salesOf(steps: readonly LedgerStep[]): readonly Sale[] {
  return steps.flatMap((step) => {
    const line = step.recorded.find((entry) => entry.type === 'F');
    if (line === undefined || step.after.status !== 'V') return [];
    return [{ seq: line.seq, buyer: line.participant, value: line.value, at: line.at }];
  });
}

/** Every sale has its purchase and every purchase its sale, in chronological order. */
function purchaseFaults(sales: readonly Sale[], purchases: readonly StoredPurchase[]): FoundFault[] {
  const faults: FoundFault[] = [];
  const left = new Set(purchases);
  for (const sale of sales) {
    const [same, near] = [
      [...left].find((one) => fits(one, sale)),
      [...left].find((one) => isNear(one, sale)),
    ];
    const purchase = same ?? near;
    if (purchase === undefined) {
      faults.push({ seq: sale.seq, kind: 'sale-without-purchase', detail: '' });
      continue;
    }
    left.delete(purchase);
    if (purchase !== same) {
      faults.push({ seq: sale.seq, kind: 'purchase-differs', detail: `purchase ${wordsOf(purchase)}` });
    }
  }
  for (const purchase of left) {
    faults.push({ seq: null, kind: 'purchase-without-sale', detail: `purchase ${wordsOf(purchase)}` });
  }
  return faults;
}

function fits(purchase: StoredPurchase, { buyer, value, at }: Sale): boolean {
  return purchase.account_id === buyer && purchase.value_cents === value && purchase.created_at === at;
}

function isNear(purchase: StoredPurchase, { buyer, value, at }: Sale): boolean {
  const alike = [purchase.account_id === buyer, purchase.value_cents === value, purchase.created_at === at];
  return alike.filter(Boolean).length >= 2;
}

function wordsOf(purchase: StoredPurchase): string {
  return `${purchase.code} of ${purchase.account_id}, ${purchase.value_cents}, ${isoInstant(purchase.created_at)}`;
}

function offerFaults(
  { row, figures, purchases, lines }: ExaminedAuction,
  steps: readonly LedgerStep[],
): FoundFault[] {
  const faults: FoundFault[] = [];
  if (!statusFits(row.open, row.status, steps.at(-1))) {
    faults.push({ seq: null, kind: 'offer-status-differs', detail: `offer ${row.status}` });
  }
  if (lines.length > 0 && !closingFits({ row, figures, purchases }, steps)) {
    const at = figures.closed_at === null ? 'open' : isoInstant(figures.closed_at);
    faults.push({
      seq: null,
      kind: 'closing-differs',
      detail: `auction ${figures.outcome ?? ''} ${at}`.trim(),
    });
  }
  return faults;
}

function statusFits(
  open: boolean,
  status: ExaminedAuction['row']['status'],
  last: LedgerStep | undefined,
): boolean {
  if (open !== (status === 'A')) return false;
  if (last === undefined) return true;
  if (last.after.status === 'V') return status !== 'A' && status !== 'E';
  return status === last.after.status;
}

type Closing = Pick<ExaminedAuction, 'row' | 'figures' | 'purchases'>;
type Outcome = NonNullable<ExaminedAuction['figures']['outcome']>;

/** What the row may contain after the last end; a sale outside the bidding is recorded by its purchase. */
const OUTCOMES: Readonly<Record<StepCause, readonly Outcome[]>> = {
  sold: ['sold'],
  conditional: ['conditional'],
  unsold: ['unsold'],
  'sold-otherwise': ['bought', 'accepted'],
  'best-bid-accepted': ['sold', 'conditional'],
  'best-bid-released': ['unsold', 'conditional'],
  defaulted: ['defaulted'],
  'ended-by-house': ['unsold'],
  'second-chance-taken': ['second-chance'],
  manual: [],
  maximum: [],
  raise: [],
  annulment: [],
  reopened: [],
  'end-moved': [],
  unexplained: [],
};
const BY_ORIGIN = { buy: 'bought', proposal: 'accepted', bid: null } as const;

/** The row contains the instant of the latest end, and a matching outcome; neither after a reopening. */
function closingFits({ figures, purchases }: Closing, steps: readonly LedgerStep[]): boolean {
  const last = steps.findLast((step) => step.recorded.some((line) => line.type === 'F'));
  if (last === undefined || steps.at(-1)?.after.status === 'A') return figures.closed_at === null;
  const { outcome } = figures;
  if (figures.closed_at !== last.at || outcome === null) return false;
  if (last.cause === 'unexplained') return true;
  const origin = purchases.findLast((purchase) => purchase.created_at === last.at)?.origin;
  const expected = origin === undefined ? null : BY_ORIGIN[origin];
  return OUTCOMES[last.cause].includes(outcome) && (expected === null || expected === outcome);
}
