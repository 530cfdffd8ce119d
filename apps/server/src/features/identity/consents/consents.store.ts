import type { OptionalKind, PolicyVersion } from '@patio/domain/identity/consents/consent.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** An answer as it is stored. Instants in epoch milliseconds. */
export interface ConsentRow {
  readonly policy_version: PolicyVersion;
  readonly performance: boolean;
  readonly functionality: boolean;
  readonly advertising: boolean;
  readonly given_at: number;
}

const FIELDS = 'policy_version, performance, functionality, advertising, given_at';

const lock = statement({
  name: 'consents.lock',
  text: 'select pg_advisory_xact_lock(hashtextextended($1::text, 21))',
});

const latest = statement({
  name: 'consents.latest',
  text: `select ${FIELDS}, account_id from consent where consent_id = $1 order by code desc limit 1`,
  shape: shape<Pick<ConsentRow, 'policy_version'>>(),
});

const since = statement({
  name: 'consents.since',
  text: 'select count(*) as answers from consent where consent_id = $1 and given_at > $2',
});

const insert = statement({
  name: 'consents.insert',
  text: `insert into consent (consent_id, account_id, policy_version, performance, functionality, advertising, given_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
});

const history = statement({
  name: 'consents.history',
  text: `select ${FIELDS} from (
           select code, ${FIELDS} from consent where account_id = $1
           union
           select code, ${FIELDS} from consent where consent_id = $2 and (account_id is null or account_id = $1)
         ) answers order by code desc limit 200`,
  shape: shape<Pick<ConsentRow, 'policy_version'>>(),
});

/** Serialises the answers of one browser until the transaction ends. */
export async function lockConsents(transaction: Transaction, consentId: string): Promise<void> {
  await transaction.run(lock, [consentId]);
}

/** The last answer of a browser, with its account. */
export function latestConsent(
  queries: Queries,
  consentId: string,
): Promise<(ConsentRow & { account_id: number | null }) | undefined> {
  return queries.row(latest, [consentId]);
}

/** How many answers a browser has given after an instant. */
export async function consentsSince(queries: Queries, consentId: string, from: number): Promise<number> {
  const row = await queries.row(since, [consentId, new Date(from)]);
  return row?.answers ?? 0;
}

/** Stores an answer. */
export async function insertConsent(
  queries: Queries,
  given: {
    readonly consentId: string;
    readonly accountId: number | null;
    readonly version: PolicyVersion;
    readonly allowed: readonly OptionalKind[];
    readonly at: number;
  },
): Promise<void> {
  const { allowed } = given;
  await queries.run(insert, [
    given.consentId,
    given.accountId,
    given.version,
    allowed.includes('performance'),
    allowed.includes('functionality'),
    allowed.includes('advertising'),
    new Date(given.at),
  ]);
}

/** The answers of an account, and those of a browser without an account, latest first. */
export function consentHistory(
  queries: Queries,
  accountId: number | null,
  consentId: string | null,
): Promise<ConsentRow[]> {
  return queries.rows(history, [accountId, consentId]);
}
