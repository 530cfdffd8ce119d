import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The account of an employee of a company. Instants in epoch milliseconds UTC. */
export interface EmployeeRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly registration: string | null;
  readonly created_at: number;
  readonly blocked_at: number | null;
}

const list = statement({
  name: 'employees.list',
  text: `select id, concat_ws(' ', name, nullif(surname, '')) as name, email, registration, created_at, blocked_at
    from account where employer_id = $1 and erased_at is null order by name, id limit 500`,
});
const employerOf = statement({
  name: 'employees.employer-of',
  text: 'select employer_id from account where id = $1 and employer_id is not null and erased_at is null for no key update',
});

/** The employees of a company, by name; at most 500. */
export function employeesOf(queries: Queries, employerId: number): Promise<EmployeeRow[]> {
  return queries.rows(list, [employerId]);
}

/** The company whose employee the user of an account is, and locks that account; null: none. */
export async function lockEmployerOf(transaction: Transaction, accountId: number): Promise<number | null> {
  return (await transaction.row(employerOf, [accountId]))?.employer_id ?? null;
}
