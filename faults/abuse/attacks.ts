import type { Attack } from './attack.ts';
import { craftedHosts } from './attacks/crafted-hosts.ts';
import { halfOpen } from './attacks/half-open.ts';
import { hostileQueries } from './attacks/hostile-queries.ts';
import { mails } from './attacks/mails.ts';
import { recklessBids } from './attacks/reckless-bids.ts';
import { manyReaders } from './attacks/readers.ts';
import { signIns } from './attacks/sign-ins.ts';

/** Every attack, in the order of the table. */
export const attacks: readonly Attack[] = [
  manyReaders,
  craftedHosts,
  recklessBids,
  // Before that of sign-ins, after which this address is told to wait.
  mails,
  signIns,
  halfOpen,
  hostileQueries,
];
