import { Button } from '@mantine/core';
import { listFreightRates } from '@patio/contract/trading/charges/list-freight-rates.ts';
import { saveFreightRate } from '@patio/contract/trading/charges/save-freight-rate.ts';
import { useState } from 'react';
import { useDateText, moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { useCategories } from '../monitor/public.ts';
import { FreightPanel } from './freight-panel.tsx';
import type { FreightRate } from './freight-rate.ts';

/** The table of freight: what a vehicle costs between two states, from when on. */
export function FreightPage() {
  const { freight: texts } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const categories = useCategories();
  const records = useRecords(listFreightRates, ({ data }) => data);
  const [adding, add] = useState(false);
  const open = records.rows?.find(({ codigo }) => codigo === records.openId);
  const kindOf = ({ categoria }: FreightRate): string =>
    categories.find(({ value }) => value === String(categoria))?.label ?? texts.every;
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.none}
        filters={can(user, saveFreightRate) ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
        columns={[
          { label: texts.store, cell: ({ loja }) => loja ?? texts.house },
          { label: texts.kind, cell: kindOf },
          { label: texts.from, cell: ({ origem }) => origem ?? texts.every },
          { label: texts.to, cell: ({ destino }) => destino ?? texts.every },
          {
            label: texts.price,
            cell: ({ preco }) =>
              preco === null
                ? texts.agreed
                : texts.priceOf(moneyText(preco.base), moneyText(preco.porKm), moneyText(preco.minimo)),
          },
          {
            label: texts.since,
            cell: ({ validaDesde }) => (Date.parse(validaDesde) <= 0 ? texts.always : dateText(validaDesde)),
          },
        ]}
      />
      {open === undefined ? null : (
        <FreightPanel key={open.codigo} rate={open} onClose={() => records.open(null)} />
      )}
      {adding ? <FreightPanel rate={null} onClose={() => add(false)} /> : null}
    </>
  );
}
