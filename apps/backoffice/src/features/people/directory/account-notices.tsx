import { listAccountNotifications } from '@patio/contract/people/directory/list-account-notifications.ts';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import type { OfAccount } from './account.ts';

/** What the account was told on the site, and whether it was read. */
export function AccountNotices({ account }: OfAccount) {
  const { account: texts, common } = useTexts();
  const dateText = useDateText();
  const read = useRecord(listAccountNotifications, { params: { id: account.codigo } });
  const rows = read.reply?.data ?? [];
  return (
    <Section title={texts.tabs.notices} read={read}>
      {rows.length === 0 ? (
        <Nothing text={texts.notices.none} />
      ) : (
        <PlainTable
          label={texts.tabs.notices}
          rows={rows}
          idOf={({ codigo }) => codigo}
          columns={[
            { label: texts.notices.title, cell: ({ titulo }) => titulo },
            { label: texts.notices.file, cell: ({ nomeArquivo }) => nomeArquivo ?? '' },
            { label: common.when, cell: ({ em }) => dateText(em) },
            {
              label: texts.notices.read,
              cell: ({ lidaEm }) => (lidaEm === null ? texts.notices.unread : dateText(lidaEm)),
            },
          ]}
        />
      )}
    </Section>
  );
}
