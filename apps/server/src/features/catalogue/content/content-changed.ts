import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

interface Versioned {
  readonly version: number | string;
  readonly editor: string | null;
  readonly changed_at: number | null;
}

/** Refuses an edit of another version than the present one, naming who changed it and when. Errors: `content-changed`. */
export function refuseStale({ version, editor, changed_at: at }: Versioned, read: number | string): void {
  if (version === read) return;
  const when = at === null ? '' : formatDateTime(at);
  throw new ApiError('content-changed', { parameters: { who: editor ?? '', when } });
}

/** Has every process that caches pages show the change, once it is committed. */
export function showAtOnce({ live }: Pick<ServerDeps, 'live'>, transaction: Transaction, now: number): void {
  transaction.afterCommit(() => live.broadcast('content', String(now)));
}
