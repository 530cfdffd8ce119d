import {
  type AlertChoice,
  type AlertEvent,
  alertEventOf,
} from '@patio/domain/messaging/alerts/alert-events.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const list = statement({
  name: 'alerts.choices',
  text: 'select event, channel, wanted from alert_choice where account_id = $1',
});

const save = statement({
  name: 'alerts.save-choices',
  text: `insert into alert_choice (account_id, event, channel, wanted)
    select $1, c.event, c.channel, c.wanted from unnest($2::text[], $3::text[], $4::boolean[]) c(event, channel, wanted)
    on conflict (account_id, event, channel) do update set wanted = excluded.wanted`,
});

const unconfirmed = statement({
  name: 'alerts.email-to-confirm',
  text: 'select email from account where id = $1 and email_confirmed_at is null',
});

const exists = statement({ name: 'alerts.account-exists', text: 'select id from account where id = $1' });

/** A user's choices; those about removed events are left out. */
export async function choicesOf(queries: Queries, accountId: number): Promise<AlertChoice[]> {
  const rows = await queries.rows(list, [accountId]);
  return rows.flatMap(({ event: name, ...row }) => {
    const event = alertEventOf(name);
    return event === null ? [] : [{ ...row, event }];
  });
}

/** Stores choices; at most one for each event and channel may be passed. */
export async function saveChoices(
  queries: Queries,
  accountId: number,
  choices: readonly AlertChoice[],
): Promise<void> {
  await queries.run(save, [
    accountId,
    choices.map(({ event }): AlertEvent => event),
    choices.map(({ channel }) => channel),
    choices.map(({ wanted }) => wanted),
  ]);
}

/** The e-mail of an account whose owner has not confirmed it; else null. */
export async function emailToConfirm(queries: Queries, accountId: number): Promise<string | null> {
  return (await queries.row(unconfirmed, [accountId]))?.email ?? null;
}

/** False if the account is gone. */
export async function accountExists(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(exists, [accountId])) !== undefined;
}
