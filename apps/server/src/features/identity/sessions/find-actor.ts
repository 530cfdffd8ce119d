import type { Config } from '../../../config/config.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { isReadOnly } from '../../../platform/db/failures.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { FindActor } from '../../../platform/http/context-of.ts';
import { GatheredLookups } from '../../../platform/memory/gathered-lookups.ts';
import { hashOf, isSecret } from './secrets.ts';
import { HAS_STEP, HAS_USERS, STEP_SHOWN, WORKS } from './proof/work-step.store.ts';
import { statement } from '../../../platform/db/statement.ts';

const seenEveryMs = 60_000;

interface ActorRow {
  /** Index of the token it belongs to, from 1. */
  readonly place: number;
  readonly id: string;
  readonly account_id: number;
  readonly restricted: boolean;
  readonly office: boolean;
  readonly last_seen_at: number;
  readonly profile_code: number;
  readonly must_change_password: boolean;
  readonly partner_id: number | null;
  readonly store_suspended: boolean;
  readonly staff_role: Actor['staffRole'];
  readonly step_missing: boolean;
}

const columns =
  's.id, s.account_id, s.restricted, s.office, s.last_seen_at, s.expires_at, s.revoked_at, s.second_step_at';

const actors = statement({
  name: 'actors-by-token',
  text: `select q.place::int as place, s.id, s.account_id, s.restricted, s.office, s.last_seen_at, a.profile_code, a.must_change_password,
      p.id as partner_id, a.staff_role, coalesce(p.status = 'suspended', false) as store_suspended, $3::boolean and ${WORKS} and not (${STEP_SHOWN} and ${HAS_STEP}) as step_missing
    from unnest($1::bytea[]) with ordinality q(hash, place)
    cross join lateral (
      select ${columns} from session s where s.token_hash = q.hash and s.token_expires_at > $2
      union all
      select ${columns} from session s where s.previous_token_hash = q.hash and s.previous_token_until > $2) s
    join account a on a.id = s.account_id
    left join partner p on p.id = a.partner_id and ${HAS_USERS}
    where s.expires_at > $2 and s.revoked_at is null and a.blocked_at is null`,
  // Whether staff need a second step is given.
  neverNull: ['step_missing'],
});

const seen = statement({
  name: 'session-seen',
  text: 'update session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
});

interface TokenAt {
  readonly hash: Buffer;
  readonly now: number;
}

/** Finds the user of a token: one query for all concurrent calls, and the last use of a session is recorded at most once a minute. */
export function findActorIn(
  database: Database,
  { staffSecondStep }: Pick<Config, 'staffSecondStep'>,
): FindActor {
  const lookups = new GatheredLookups((tokens: readonly TokenAt[]) =>
    readActors(database, tokens, staffSecondStep),
  );
  return async (token, now) => {
    if (!isSecret(token)) return null;
    const row = await lookups.get({ hash: hashOf(token), now });
    if (!row) return null;
    if (now - row.last_seen_at >= seenEveryMs) await recordSeen(database, row.id, now);
    return {
      accountId: row.account_id,
      profileCode: row.profile_code,
      sessionId: row.id,
      office: row.office,
      restricted: row.restricted || row.must_change_password,
      mustChangePassword: row.must_change_password,
      partnerId: row.partner_id,
      storeSuspended: row.store_suspended,
      staffRole: row.staff_role,
      stepMissing: row.step_missing,
    };
  };
}

/** A read-only database, such as a standby, still serves reads. */
async function recordSeen(database: Database, id: string, now: number): Promise<void> {
  await database.run(seen, [id, new Date(now)]).catch((error: unknown) => {
    if (!isReadOnly(error)) throw error;
  });
}

/** Null if a token is no longer valid at the latest of the given instants. */
async function readActors(
  queries: Queries,
  tokens: readonly TokenAt[],
  staffSecondStep: boolean,
): Promise<(ActorRow | null)[]> {
  const now = Math.max(...tokens.map((token) => token.now));
  const rows = await queries.rows(actors, [tokens.map(({ hash }) => hash), new Date(now), staffSecondStep]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return tokens.map((_, index) => byPlace.get(index + 1) ?? null);
}
