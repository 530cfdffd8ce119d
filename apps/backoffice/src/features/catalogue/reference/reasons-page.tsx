import { Badge, Button } from '@mantine/core';
import { createReason } from '@patio/contract/catalogue/reference/create-reason.ts';
import { listStaffReasons } from '@patio/contract/catalogue/reference/list-staff-reasons.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ReasonPanel } from './reason-panel.tsx';

/** The reasons for cancelling that buyers may choose, and how often each was. */
export function ReasonsPage() {
  const { reasons: texts, common, lists } = useTexts();
  const mayAdd = can(useUser(), createReason);
  const records = useRecords(listStaffReasons, ({ data }) => data);
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={mayAdd ? lists.first(texts.add) : null}
        filters={mayAdd ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
        columns={[
          { label: texts.description, cell: ({ descricao }) => descricao },
          { label: texts.english, cell: ({ descricaoEn }) => descricaoEn || '—' },
          { label: texts.needsText, cell: ({ exigeTexto }) => (exigeTexto ? common.yes : common.no) },
          { label: texts.uses, cell: ({ usos }) => usos, numeric: true },
          {
            label: texts.state,
            cell: ({ ativo }) => (
              <Badge variant={ativo ? 'light' : 'default'} tt="none" color="ok">
                {ativo ? texts.on : texts.off}
              </Badge>
            ),
          },
        ]}
      />
      {open === undefined ? null : (
        <ReasonPanel key={open.codigo} reason={open} onClose={() => records.open(null)} />
      )}
      {adding ? <ReasonPanel reason={null} onClose={() => add(false)} /> : null}
    </>
  );
}
