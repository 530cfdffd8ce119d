import { Button } from '@mantine/core';
import { decideConditional } from '@patio/contract/sales/closing/decide-conditional.ts';
import {
  conditionalSalesList,
  listConditionalSales,
} from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn, valueColumn } from '../../../platform/lists/deal-columns.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { useMarkedRows } from '../../../platform/lists/use-marked-rows.ts';
import { useSelection } from '../../../platform/lists/use-selection.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ConditionalSalePanel } from './conditional-sale-panel.tsx';
import type { ConditionalSale } from './conditional-sale.ts';
import { DecisionSheet } from './decision-sheet.tsx';

/** Best bids below the reserve, what is released by itself first before; one by one, or many at once. */
export function ConditionalSalesPage() {
  const { conditional: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const state = useListState(conditionalSalesList);
  const read = useReply(listConditionalSales, state.query);
  const selection = useSelection(state);
  const work = useWorkList('conditional-sale', state, {
    idOf: ({ codigoOferta }: ConditionalSale) => codigoOferta,
    selection,
  });
  const [sheet, setSheet] = useState<readonly ConditionalSale[] | null>(null);
  const marked = useMarkedRows(read.reply?.data, selection.ids, ({ codigoOferta }) => codigoOferta);
  return (
    <>
      <ListWithPanel
        title={texts.title}
        list={listConditionalSales.name}
        state={state}
        work={work}
        read={read}
        panel={(sale, close) => <ConditionalSalePanel sale={sale} onClose={close} />}
        idOf={({ codigoOferta }) => codigoOferta}
        empty={common.nothing}
        selection={can(user, decideConditional) ? selection : null}
        actions={
          marked.length === 0 ? null : (
            <Button onClick={() => setSheet(marked)}>{texts.decideMany(marked.length)}</Button>
          )
        }
        filters={[
          { name: 'valor', label: texts.bid },
          { name: 'ate', label: common.until },
          { name: 'oferta', label: common.offer },
        ]}
        columns={[
          offerColumn(common.offer),
          { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador.nome },
          valueColumn(texts.bid),
          { key: 'reserva', label: texts.reserve, numeric: true, cell: ({ reserva }) => moneyText(reserva) },
          {
            key: 'ate',
            label: common.until,
            sort: 'ate',
            cell: ({ ate, parada }) => (parada ? texts.stopped : dateText(ate)),
          },
        ]}
      />
      {sheet === null ? null : (
        <DecisionSheet
          sales={sheet}
          onClose={() => {
            setSheet(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
