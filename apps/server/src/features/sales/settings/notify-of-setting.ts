import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { sayValue, SETTING_TITLES } from '@patio/contract/sales/settings/setting-words.ts';
import type { SettingName, SettingValue } from '@patio/domain/sales/settings/business-settings.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import { otherAdministrators, nameOfEditor } from './settings.store.ts';

interface Changed {
  readonly name: SettingName;
  readonly before: SettingValue;
  readonly after: SettingValue;
  readonly number: number;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
}

/** Notifies the other administrators of a change: a rule that nobody else saw change could favour a deal. */
export async function notifyOfSetting(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { name, before, after, number, reason, by, at: now }: Changed,
): Promise<void> {
  const who = escapeHtml(await nameOfEditor(transaction, by));
  const said = escapeHtml(reason);
  const title = (idiom: Idiom): string => SETTING_TITLES[name][idiom];
  const value = (of: SettingValue, idiom: Idiom): string => sayValue(name, of, idiom);
  const texts = {
    PTBR: {
      title: `Ajuste mudado: ${title('PTBR')}`,
      body: `${who} mudou de ${value(before, 'PTBR')} para ${value(after, 'PTBR')}. Motivo: ${said}`,
    },
    EN: {
      title: `Setting changed: ${title('EN')}`,
      body: `${who} changed it from ${value(before, 'EN')} to ${value(after, 'EN')}. Reason: ${said}`,
    },
  };
  for (const { id: accountId } of await otherAdministrators(transaction, by)) {
    await notify(deps, transaction, {
      accountId,
      ...texts.PTBR,
      texts,
      path: '/notification',
      officePath: '/ajustes',
      dedupeKey: `setting:${name}:${number}`,
      now,
    });
  }
}
