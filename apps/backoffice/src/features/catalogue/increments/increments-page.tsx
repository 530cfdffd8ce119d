import { Button } from '@mantine/core';
import { listIncrementTables } from '@patio/contract/catalogue/increments/list-increment-tables.ts';
import { saveIncrementTable } from '@patio/contract/catalogue/increments/save-increment-table.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { IncrementPanel } from './increment-panel.tsx';

/** What the bid buttons add, by price: of the house and of stores, for one category or all. */
export function IncrementsPage() {
  const { increments: texts, ended } = useTexts();
  const mayAdd = can(useUser(), saveIncrementTable);
  const dateText = useDateText();
  const records = useRecords(listIncrementTables, ({ data }) => data);
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.none}
        filters={mayAdd ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
        columns={[
          { label: texts.store, cell: ({ loja }) => loja ?? ended.house },
          { label: texts.category, cell: ({ nomeCategoria }) => nomeCategoria ?? texts.every },
          {
            label: texts.steps,
            cell: ({ faixas }) =>
              faixas
                .map(({ ate, passo }) => texts.band(ate === null ? null : moneyText(ate), moneyText(passo)))
                .join('; '),
          },
          { label: texts.by, cell: ({ por }) => por ?? ended.house },
          { label: texts.at, cell: ({ em }) => dateText(em) },
        ]}
      />
      {open === undefined ? null : (
        <IncrementPanel key={open.codigo} table={open} onClose={() => records.open(null)} />
      )}
      {adding ? <IncrementPanel table={null} onClose={() => add(false)} /> : null}
    </>
  );
}
