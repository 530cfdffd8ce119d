import { Badge, TextInput } from '@mantine/core';
import { listMails } from '@patio/contract/messaging/mail/list-mails.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { MailPanel } from './mail-panel.tsx';

type Kind = Reply<typeof listMails>['data'][number] & { readonly codigo: number };

/** Every kind of mail, with samples of each as it would be sent. */
export function MailsPage() {
  const { mails: texts, common } = useTexts();
  const [term, setTerm] = useState('');
  const records = useRecords(listMails, ({ data }) =>
    data.map((kind, index): Kind => ({ ...kind, codigo: index + 1 })),
  );
  const wanted = term.trim().toLowerCase();
  const rows =
    records.rows?.filter(({ assunto, tipo }) => `${assunto} ${tipo}`.toLowerCase().includes(wanted)) ?? null;
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={{ ...records, rows }}
        idOf={({ codigo }) => codigo}
        empty={texts.none}
        filters={
          <TextInput
            label={texts.search}
            value={term}
            maxLength={80}
            onChange={(event) => setTerm(event.currentTarget.value)}
          />
        }
        columns={[
          { label: texts.subject, cell: ({ assunto }) => assunto },
          { label: texts.samples, cell: ({ variantes }) => variantes, numeric: true },
          {
            label: texts.optional,
            cell: ({ dispensavel }) => (
              <Badge variant={dispensavel ? 'light' : 'default'} tt="none">
                {dispensavel ? common.yes : common.no}
              </Badge>
            ),
          },
        ]}
      />
      {open === undefined ? null : (
        <MailPanel key={open.codigo} kind={open} onClose={() => records.open(null)} />
      )}
    </>
  );
}
