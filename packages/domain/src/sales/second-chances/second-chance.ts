import type { BidderId } from '../../trading/auctions/auction-state.ts';
import type { Centavos } from '../../money/centavos.ts';

/** The state of a second chance. Only `offered` may still change. */
export type SecondChanceStatus = 'offered' | 'accepted' | 'declined' | 'expired';

/** A second chance as it was offered. Price in centavos, deadline in epoch milliseconds. */
export type SecondChance = {
  readonly bidderId: BidderId;
  readonly value: Centavos;
  readonly deadline: number;
  readonly status: SecondChanceStatus;
};

/** How long a second chance is open, in days of 24 hours. */
export const SECOND_CHANCE_TERM = { defaultDays: 3, leastDays: 1, mostDays: 7, dayMs: 86_400_000 } as const;
