import { Button } from '@mantine/core';
import { listAccountAccesses } from '@patio/contract/people/directory/list-account-accesses.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import type { OfAccount } from './account.ts';

const PAGE = 30;
const MOST = 100;

/** Sign-ins and changes of the security of the account, by device and shortened network. */
export function AccountAccesses({ account }: OfAccount) {
  const { account: texts, common } = useTexts();
  const dateText = useDateText();
  const [limite, setLimit] = useState(PAGE);
  const read = useRecord(listAccountAccesses, { params: { id: account.codigo }, query: { limite } });
  const rows = read.reply?.data ?? [];
  return (
    <Section title={texts.tabs.accesses} read={read}>
      {rows.length === 0 ? (
        <Nothing text={texts.accesses.none} />
      ) : (
        <PlainTable
          label={texts.tabs.accesses}
          rows={rows}
          idOf={({ codigo }) => codigo}
          columns={[
            {
              label: texts.accesses.event,
              cell: ({ evento, detalhe, vezes }) =>
                [texts.accesses.events[evento], detalhe, vezes > 1 ? texts.accesses.times(vezes) : null]
                  .filter(Boolean)
                  .join(' · '),
            },
            { label: texts.accesses.device, cell: ({ aparelho }) => aparelho ?? texts.accesses.house },
            { label: texts.accesses.network, cell: ({ local }) => local ?? '' },
            { label: common.when, cell: ({ quando }) => dateText(quando) },
          ]}
        />
      )}
      {(read.reply?.proximo ?? null) === null || limite === MOST ? null : (
        <Button variant="default" size="xs" onClick={() => setLimit(MOST)}>
          {common.more}
        </Button>
      )}
    </Section>
  );
}
