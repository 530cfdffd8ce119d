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
import { DataList } from '../../../platform/lists/data-list.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { useSelection } from '../../../platform/lists/use-selection.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { ConditionalSalePanel, GoneSale } from './conditional-sale-panel.tsx';
import type { ConditionalSale } from './conditional-sale.ts';
import { DecisionSheet } from './decision-sheet.tsx';

/** Best bids below the reserve, what is released by itself first before; one by one, or many at once. */
export function ConditionalSalesPage() {
  const { conditional: texts, common } = useTexts();
  const user = useUser();
  const dateText = useDateText();
  const state = useListState(conditionalSalesList);
  const { reply, failed, retry } = useReply(listConditionalSales, state.query);
  const selection = useSelection(state);
  const work = useWorkList('conditional-sale', state, {
    idOf: ({ codigoOferta }: ConditionalSale) => codigoOferta,
    selection,
  });
  const [sheet, setSheet] = useState<readonly ConditionalSale[] | null>(null);
  const rows = reply?.data ?? [];
  const marked = rows.filter(({ codigoOferta }) => selection.ids.has(codigoOferta));
  const open = rows.find(({ codigoOferta }) => codigoOferta === state.openId);
  const close = (): void => state.open(null);
  return (
    <>
      <DataList
        title={texts.title}
        list={listConditionalSales.name}
        state={state}
        work={work}
        page={reply}
        failed={failed}
        onRetry={retry}
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
          { key: 'ate', label: common.until, sort: 'ate', cell: ({ ate }) => dateText(ate) },
        ]}
      />
      {open === undefined ? null : (
        <ConditionalSalePanel key={open.codigoOferta} sale={open} onClose={close} />
      )}
      {open === undefined && state.openId !== null && reply !== null ? <GoneSale onClose={close} /> : null}
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
