import type { ReleaseKind } from '@patio/domain/people/limits/release-problem.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import type { Receiver } from './releases.store.ts';

/** A release that started or was withdrawn. `until` is its end, epoch milliseconds UTC. */
export interface LimitChange {
  readonly release: number;
  readonly kind: ReleaseKind;
  readonly extra: number;
  readonly until: number;
  readonly withdrawn: boolean;
  readonly at: number;
}

/** Notifies a user by mail and notification of a change of their allowance (S-40, S-41). The reason is internal. */
export async function notifyChange(
  deps: ServerDeps,
  transaction: Transaction,
  person: Receiver,
  change: LimitChange,
): Promise<void> {
  const { brand } = deps.config;
  const content = messages.limitsChanged({
    brand,
    idiom: person.idiom ?? 'PTBR',
    name: person.name,
    ...change,
  });
  const dedupeKey = `release-${change.release}-${change.withdrawn ? 'withdrawn' : 'granted'}`;
  await enqueueMail(transaction, { to: person.email, ...content, dedupeKey, now: change.at });
  await notify(deps, transaction, {
    accountId: person.id,
    title: content.noticeTitle ?? content.subject,
    body: content.notice,
    dedupeKey,
    now: change.at,
  });
}
