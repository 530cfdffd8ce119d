import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { Texts } from '../../../texts/ptbr.ts';
import { can } from '../../session/user.ts';
import { AUCTION_PAGES } from './auction-pages.ts';
import { CONTENT_PAGES } from './content-pages.ts';
import { FINANCE_PAGES } from './finance-pages.ts';
import type { Page } from './page.ts';
import { PEOPLE_PAGES } from './people-pages.ts';
import { SALES_PAGES } from './sales-pages.ts';
import { TEAM_PAGES } from './team-pages.ts';
import { WORK_PAGES } from './work-pages.ts';

type Group = keyof Texts['groups'];

/** The navigation, part by part. */
const GROUPS: readonly (readonly [Group, readonly Page[]])[] = [
  ['work', WORK_PAGES],
  ['sales', SALES_PAGES],
  ['finance', FINANCE_PAGES],
  ['auctions', AUCTION_PAGES],
  ['people', PEOPLE_PAGES],
  ['content', CONTENT_PAGES],
  ['team', TEAM_PAGES],
];

/** All pages. */
export const PAGES: readonly Page[] = GROUPS.flatMap(([, pages]) => pages);

/** The pages that a user may open, by the parts of the navigation. */
export function groupsFor(user: OfficeUser): readonly (readonly [Group, readonly Page[]])[] {
  return GROUPS.map(([group, pages]) => [group, pages.filter((page) => mayOpen(user, page))] as const).filter(
    ([, pages]) => pages.length > 0,
  );
}

/** The same in one list. */
export function pagesFor(user: OfficeUser): readonly Page[] {
  return PAGES.filter((page) => mayOpen(user, page));
}

/** The page of a path: of those that lead there, the one with the longest path, so that a page below another is not both. */
export function openPage(pages: readonly Page[], pathname: string): Page | undefined {
  return pages
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

function mayOpen(user: OfficeUser, { needs }: Page): boolean {
  return needs === null || can(user, needs);
}
