import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Action } from '../clients/actions.ts';
import type { Answer } from '../clients/send.ts';

/** Something done to an offer, and what was answered to it. */
export interface Done {
  readonly action: Action | { readonly kind: 'acceptance' };
  readonly answer: Answer;
}

const stored = {
  name: 'faults.sale',
  text: `select (select outcome from auction where offer_code = $1) as outcome,
           (select max(account_id) from purchase where offer_code = $1) as buyer,
           (select count(*) from bid where offer_code = $1 and kind = 'L') as lines,
           (select count(*) from maximum where offer_code = $1) as maxima,
           (select count(*) from proposal where offer_code = $1) as proposals,
           (select array_agg(bidder_id || ' ' || value_cents) from bid where offer_code = $1 and kind = 'L') as bidders,
           (select array_agg(code) from (select code from bid where offer_code = $1
             union all select code from maximum where offer_code = $1) known) as codes`,
} as const;

/**
 * Compares the replies with what is stored. Lost: the reply says that a bid counts, or that the user bought, and it is not stored. Refused: the reply says that
 * their bid by hand, or their purchase, does not count, and it is stored. Doubled: more than one user got the reply that the offer is theirs, or more is
 * stored than was asked for.
 */
export async function checkSale(
  database: Database,
  offer: number,
  done: readonly Done[],
): Promise<{ readonly lost: number; readonly refused: number; readonly doubled: number }> {
  const row = await database.row<{
    outcome: string | null;
    buyer: number | null;
    lines: number;
    maxima: number;
    proposals: number;
    codes: number[] | null;
    bidders: string[] | null;
  }>(stored, [offer]);
  if (!row) throw new Error(`There is no offer ${offer}.`);
  const known = new Set((row.codes ?? []).map(Number));
  const confirmed = (kind: Done['action']['kind']) =>
    done.filter(({ action, answer }) => action.kind === kind && answer.status >= 200 && answer.status < 300);
  const asked = (kind: Done['action']['kind']) => done.filter(({ action }) => action.kind === kind).length;
  const bids = [...confirmed('bid'), ...confirmed('maximum')];
  const [bought, accepted] = [confirmed('purchase'), confirmed('acceptance')];
  const buyers = bought.filter(({ action }) => !('personId' in action) || action.personId !== row.buyer);
  const lost =
    bids.filter(({ answer }) => answer.code === null || !known.has(answer.code)).length +
    buyers.length +
    (bought.length > 0 && row.outcome !== 'bought' ? 1 : 0) +
    (accepted.length > 0 && row.outcome !== 'accepted' ? 1 : 0) +
    Math.max(0, confirmed('proposal').length - row.proposals);
  const doubled =
    Math.max(0, bought.length + accepted.length - 1) +
    Math.max(0, row.lines - asked('bid')) +
    Math.max(0, row.maxima - asked('maximum')) +
    Math.max(0, row.proposals - asked('proposal'));
  const bidders = new Set(row.bidders ?? []);
  const refused = done.filter(({ action, answer }) => {
    if (!('personId' in action) || answer.status < 300 || answer.beaten) return false;
    if (action.kind === 'purchase') return row.outcome === 'bought' && action.personId === row.buyer;
    return action.kind === 'bid' && bidders.has(`${action.personId} ${action.amount}`);
  }).length;
  return { lost, refused, doubled };
}
