import { biddingSignals } from '@patio/domain/people/reviews/bidding-signals.ts';
import { isSuspiciousPattern, patternScore } from '@patio/domain/people/reviews/pattern-score.ts';
import { sharedTraits, type TraitHolder } from '@patio/domain/people/reviews/shared-traits.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { oldestKey } from '../../../platform/secrets/secret-keys.ts';
import { deviceMarks } from './device-marks.ts';
import { raiseFlags, type Suspicion } from './flags.store.ts';
import { participantReader } from './participants.store.ts';

const dayMs = 86_400_000;
/** People change telephones and networks: older traces are meaningless. */
const traceDays = 90;
const pastDays = 365;
const noPast = { offers: 0, ofThisSeller: 0, won: 0 };

/** Checks who bids on an offer and how, and raises flags for staff to review. */
export async function checkBidding(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  offerCode: number,
  now: number,
): Promise<void> {
  const reader = participantReader(transaction);
  const { bidders, sellers } = await reader.parties(offerCode);
  if (bidders.length === 0) return;
  const since = now - traceDays * dayMs;
  const holders = await reader.holders([...bidders, ...sellers], since);
  const seen = await reader.sessions(sellers, since);
  const selling = holders
    .filter(({ accountId }) => sellers.includes(accountId))
    .map((holder) => withSessions(oldestKey(deps.config), holder, seen));
  const buying = holders.filter(({ accountId }) => bidders.includes(accountId));
  const shared = sharedTraits(buying, selling).map(({ kind, accounts, ...evidence }): Suspicion => ({
    kind,
    accounts,
    evidence,
  }));
  const patterns = await suspiciousPatterns(reader, offerCode, bidders, now - pastDays * dayMs);
  await raiseFlags(transaction, offerCode, [...shared, ...patterns], now);
}

type Reader = ReturnType<typeof participantReader>;

/** Patterns are judged at the end, for offers of sellers other than the house, and never for the winner. */
async function suspiciousPatterns(
  reader: Reader,
  offerCode: number,
  bidders: readonly number[],
  since: number,
): Promise<Suspicion[]> {
  const ended = await reader.ended(offerCode);
  if (!ended) return [];
  const lines = await reader.lines(offerCode);
  const pasts = await reader.pasts(offerCode, bidders, since);
  return bidders.flatMap((bidderId): Suspicion[] => {
    if (bidderId === ended.leaderId) return [];
    const signals = biddingSignals(bidderId, lines, pasts.get(bidderId) ?? noPast);
    if (!isSuspiciousPattern(signals)) return [];
    const evidence = { score: patternScore(signals), ...signals };
    return [{ kind: 'bidding-pattern', accounts: [bidderId], evidence }];
  });
}

/** Sellers leave no traces of deals, but sessions; their addresses are hashed here and go no further. */
function withSessions(
  key: string | null,
  holder: TraitHolder,
  sessions: readonly { accountId: number; address: string; userAgent: string }[],
): TraitHolder {
  const marks = sessions
    .filter(({ accountId }) => accountId === holder.accountId)
    .map(({ address, userAgent }) => deviceMarks(key, address, userAgent));
  return {
    ...holder,
    devices: [...holder.devices, ...marks.map(({ device }) => device.toString('hex'))],
    networks: [...holder.networks, ...marks.map(({ network }) => network.toString('hex'))],
  };
}
