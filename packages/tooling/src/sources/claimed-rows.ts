import type { SourceRule } from './source-rule.ts';

const SKIPPED = /skip locked/g;

/** How workers share a table is stated once, in `platform/queue`; auctions are closed under the locks of bidding. */
export const claimedRows: SourceRule = {
  name: 'claimed-rows',
  appliesTo: /^apps\/server\/src\//,
  except:
    /(\.test\.ts$|^apps\/server\/src\/(platform\/queue\/|features\/trading\/auctions\/auctions\.store\.ts$))/,
  find: ({ text }) =>
    [...text.matchAll(SKIPPED)].map(({ index }) => ({
      position: index,
      message: 'rows are claimed by claim() of platform/queue',
    })),
};
