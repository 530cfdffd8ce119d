import type { Attack } from './attack.ts';
import { belowTheBid } from './attacks/below-the-bid.ts';
import { changedImports } from './attacks/changed-imports.ts';
import { craftedHosts } from './attacks/crafted-hosts.ts';
import { halfOpen } from './attacks/half-open.ts';
import { hostileQueries } from './attacks/hostile-queries.ts';
import { mails } from './attacks/mails.ts';
import { probedFloor } from './attacks/probed-floor.ts';
import { recklessBids } from './attacks/reckless-bids.ts';
import { manyReaders } from './attacks/readers.ts';
import { signIns } from './attacks/sign-ins.ts';
import { undonePurchases } from './attacks/undone-purchases.ts';
import { suspendedStore } from './attacks/suspended-store.ts';

/** Every attack, in the order of the table. */
export const attacks: readonly Attack[] = [
  probedFloor,
  suspendedStore,
  belowTheBid,
  manyReaders,
  undonePurchases,
  craftedHosts,
  recklessBids,
  // Before the attack on sign-ins, after which this address is rate-limited.
  mails,
  signIns,
  halfOpen,
  hostileQueries,
  changedImports,
];
