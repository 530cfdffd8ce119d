import { Text } from '@mantine/core';
import { exportRefunds } from '@patio/contract/sales/cancellations/export-refunds.ts';
import { listRefunds, refundsList } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn, valueColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { isDue, RefundPanel, type Refund } from './refund-panel.tsx';

/** Refunds: those that are due unless others are chosen, longest waiting first. */
export function RefundsPage() {
  const { refunds: texts, purchases, cancellations, common } = useTexts();
  const user = useUser();
  const state = useListState(refundsList, { situacao: 'devido' });
  const work = useWorkList('refund', state, {
    idOf: ({ codigo }: Refund) => codigo,
    waits: isDue,
  });
  const read = useReply(listRefunds, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listRefunds.name}
      state={state}
      work={work}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={useRefundColumns()}
      filters={[
        { name: 'situacao', label: cancellations.state, choices: choicesOf(texts.states) },
        { name: 'tipo', label: texts.kind, choices: choicesOf(texts.kinds) },
        { name: 'valor', label: common.value },
        { name: 'aprovadoEm', label: texts.waiting },
        { name: 'devolvidoEm', label: texts.made },
        { name: 'oferta', label: purchases.offer },
      ]}
      exported={can(user, exportRefunds) ? exportRefunds : null}
      summary={
        read.reply === null || read.reply.total === 0 ? null : (
          <Text size="sm" fw={600}>
            {texts.sum(read.reply.soma === null ? '—' : moneyText(read.reply.soma))}
          </Text>
        )
      }
      panel={(row, close) => <RefundPanel refund={row} onClose={close} />}
    />
  );
}

function useRefundColumns(): readonly DataColumn<Refund>[] {
  const { refunds: texts, cancellations, common } = useTexts();
  const dateText = useDateText();
  return [
    offerColumn(common.offer),
    { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador.nome },
    valueColumn(common.value),
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
    { key: 'decidido', label: texts.decider, cell: ({ decididoPor }) => decididoPor?.nome ?? '—' },
    {
      key: 'espera',
      label: texts.waiting,
      cell: ({ aprovadoEm }) => dateText(aprovadoEm),
      sort: 'aprovadoEm',
    },
    {
      key: 'devolvido',
      label: texts.made,
      cell: ({ devolvidoEm }) => (devolvidoEm === null ? '—' : dateText(devolvidoEm)),
      sort: 'devolvidoEm',
    },
    { key: 'motivo', label: cancellations.reason, cell: ({ motivo }) => motivo ?? '—', extra: true },
  ];
}
