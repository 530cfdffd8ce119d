import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A staff member, for teams. */
export interface StaffRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole | null;
  /** Blocked or erased. */
  readonly away: boolean;
}

/** A category with the numbers of its own team, in order. */
export interface TeamRow {
  readonly code: number;
  readonly name: string;
  readonly members: readonly number[];
}

const team = `select c.code, c.name, array(
    select m.account_id::float8 from selling_team_member m where m.category_code = c.code order by m.account_id) as members
  from category c`;

const list = statement({ name: 'selling-side.teams', text: `${team} order by c.position, c.code` });

const find = statement({ name: 'selling-side.team', text: `${team} where c.code = $1` });

const lock = statement({
  name: 'selling-side.lock-team',
  text: 'select code from category where code = $1 for update',
});

const people = statement({
  name: 'selling-side.staff',
  text: `select a.id, concat_ws(' ', a.name, nullif(a.surname, '')) as name, a.email, a.staff_role as role,
           a.blocked_at is not null or a.erased_at is not null as away
         from account a where a.staff_role is not null
           or exists (select from selling_team_member m where m.account_id = a.id) order by a.id`,
});

const remove = statement({
  name: 'selling-side.remove-members',
  text: 'delete from selling_team_member where category_code = $1 and account_id <> all($2::bigint[])',
});

const add = statement({
  name: 'selling-side.add-members',
  text: `insert into selling_team_member (category_code, account_id) select $1, unnest($2::bigint[]) on conflict do nothing`,
});

/** Every category with its own team, in the order of the catalogue. */
export function teams(queries: Queries): Promise<TeamRow[]> {
  return queries.rows(list);
}

/** All staff, and others who are listed in a team. */
export function houseStaff(queries: Queries): Promise<StaffRow[]> {
  return queries.rows(people);
}

/** Changes the team of one category. */
export function teamWriter(transaction: Transaction, categoryCode: number) {
  return {
    /** Locks the category, so that changes are serialised; undefined if unknown. */
    lock: async (): Promise<TeamRow | undefined> => {
      const found = await transaction.row(lock, [categoryCode]);
      return found && transaction.row(find, [categoryCode]);
    },
    replace: async (members: readonly number[]): Promise<void> => {
      await transaction.run(remove, [categoryCode, members]);
      await transaction.run(add, [categoryCode, members]);
    },
  };
}
