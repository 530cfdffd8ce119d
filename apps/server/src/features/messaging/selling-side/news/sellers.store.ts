import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { TeamCandidate } from '@patio/domain/messaging/selling-side/selling-team.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

/** A user who sells. */
export interface Seller {
  readonly id: number;
  readonly email: string;
  /** Portuguese, unless they have used the site in English. */
  readonly idiom: Idiom;
  /** Mail reaches them: they have confirmed the address (decision 0061). */
  readonly confirmed: boolean;
}

const ofStore = statement({
  name: 'selling-side.people-of-store',
  text: `select id, email, coalesce(idiom, 'PTBR') as idiom, email_confirmed_at is not null as confirmed from account
         where partner_id = $1 and blocked_at is null and erased_at is null order by id`,
});

const candidates = statement({
  name: 'selling-side.candidates',
  text: `select a.id, a.email, coalesce(a.idiom, 'PTBR') as idiom, a.email_confirmed_at is not null as confirmed, a.staff_role as role,
           a.blocked_at is not null or a.erased_at is not null as away, m.account_id is not null as own
         from account a left join selling_team_member m on m.account_id = a.id and m.category_code = $1
         where a.staff_role is not null or m.account_id is not null order by a.id`,
});

const withRole = statement({
  name: 'selling-side.staff-with-role',
  text: `select id, email, coalesce(idiom, 'PTBR') as idiom, email_confirmed_at is not null as confirmed from account
         where staff_role = any($1::text[]) and blocked_at is null and erased_at is null order by id`,
});

const worksOn = statement({
  name: 'selling-side.works-on',
  text: `select id, email, coalesce(idiom, 'PTBR') as idiom, email_confirmed_at is not null as confirmed from account
         where id = $1 and (staff_role is not null or partner_id = (
             select o.partner_id from offer o join partner s on s.id = o.partner_id and s.status = 'approved' where o.code = $2))
           and blocked_at is null and erased_at is null`,
});

const addresses = statement({
  name: 'selling-side.addresses-of-store',
  text: `select email, coalesce(idiom, 'PTBR') as idiom from account where partner_id = $1 and blocked_at is null and erased_at is null
    union select email, idiom from partner where id = $1 and email is not null order by email`,
  shape: shape<{ idiom: Idiom }>(),
});

/** Staff who may belong to a team. */
export type Candidate = Seller & TeamCandidate & { readonly own: boolean };

/** The users of a store. */
export function peopleOfStore(queries: Queries, partnerId: number): Promise<Seller[]> {
  return queries.rows(ofStore, [partnerId]);
}

/** Every address of a store: of its users, and its own. */
export function addressesOfStore(
  queries: Queries,
  partnerId: number,
): Promise<{ readonly email: string; readonly idiom: Idiom }[]> {
  return queries.rows(addresses, [partnerId]);
}

/** A user of the house, or of the store of an offer while it is open; undefined: they work for neither any more (rule 0.31). */
export function whoWorksOn(
  queries: Queries,
  accountId: number,
  offerCode: number,
): Promise<Seller | undefined> {
  return queries.row(worksOn, [accountId, offerCode]);
}

/** Staff of some roles. */
export function staffWithRole(queries: Queries, roles: readonly StaffRole[]): Promise<Seller[]> {
  return queries.rows(withRole, [roles]);
}

/** All staff, and the members of a category's own team. */
export function houseCandidates(queries: Queries, categoryCode: number | null): Promise<Candidate[]> {
  return queries.rows(candidates, [categoryCode]);
}
