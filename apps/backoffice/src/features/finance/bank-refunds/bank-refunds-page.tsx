import { bankRefundsList, listBankRefunds } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import { exportBankRefunds } from '@patio/contract/finance/bank-refunds/export-bank-refunds.ts';
import type { BankRefundRow } from '@patio/contract/finance/bank-refunds/bank-refund.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { BankRefundPanel } from './bank-refund-panel.tsx';

/** What the bank gave back of received Pix and nobody here asked for, latest first. */
export function BankRefundsPage() {
  const { bankRefunds: texts, common } = useTexts();
  const user = useUser();
  const state = useListState(bankRefundsList);
  const read = useReply(listBankRefunds, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listBankRefunds.name}
      state={state}
      read={read}
      panel={(refund, close) => <BankRefundPanel refund={refund} onClose={close} />}
      idOf={({ codigo }) => codigo}
      columns={useColumns()}
      exported={can(user, exportBankRefunds) ? exportBankRefunds : null}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'natureza', label: texts.nature, choices: choicesOf(texts.natures) },
        { name: 'valor', label: common.value },
        { name: 'vista', label: texts.seenAt },
      ]}
    />
  );
}

function useColumns(): readonly DataColumn<BankRefundRow>[] {
  const { bankRefunds: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'vista', label: texts.seenAt, cell: ({ vistaEm }) => dateText(vistaEm), sort: 'vista' },
    { key: 'valor', label: common.value, cell: ({ valor }) => moneyText(valor), sort: 'valor' },
    { key: 'natureza', label: texts.nature, cell: ({ natureza }) => texts.natures[natureza] },
    {
      key: 'de',
      label: texts.of,
      cell: ({ compras, caucoes, pixSemCobranca }) =>
        [
          ...compras.map(texts.purchase),
          ...caucoes.map(texts.deposit),
          ...(pixSemCobranca === null ? [] : [texts.stray(pixSemCobranca)]),
        ].join(', ') || '—',
    },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
  ];
}
