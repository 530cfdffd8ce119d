import { Group } from '@mantine/core';
import type { PurchaseRow } from '@patio/contract/sales/purchases/purchase-row.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn, valueColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import type { FilterField } from '../../../platform/lists/filters/filter-field.ts';
import { TakeButton } from '../../../platform/work/take-button.tsx';
import type { Work } from '../../../platform/work/use-work.tsx';
import { DocumentTags, LateTag } from './due-tags.tsx';
import { actionText } from './calendar-day.ts';
import { paymentFormText } from './payment-form-text.ts';
import { ActionCell, AssigneeCell } from './plan-cells.tsx';
import { PurchaseState } from './purchase-state.tsx';
import { TransferCell, TransferTags } from '../transfer/public.ts';
import { isUnderWay } from './use-purchase-work.ts';

/** The columns of the list of purchases; `assignees` null: the user may not plan. */
export function usePurchaseColumns(
  work: Work,
  assignees: readonly { readonly codigo: number; readonly nome: string }[] | null,
): readonly DataColumn<PurchaseRow>[] {
  const { purchases: texts, common, lists } = useTexts();
  const dateText = useDateText();
  const yesOrNo = (is: boolean): string => (is ? lists.yes : lists.no);
  return [
    { key: 'codigo', label: texts.number, cell: ({ codigo }) => codigo },
    offerColumn(common.offer),
    { key: 'comprador', label: texts.buyer, cell: ({ comprador }) => comprador.nome },
    valueColumn(texts.amount),
    { key: 'etapa', label: texts.state, cell: (purchase) => <StateCell purchase={purchase} /> },
    { key: 'desde', label: texts.since, cell: ({ desde }) => dateText(desde), sort: 'desde' },
    {
      key: 'prazo',
      label: texts.stageDue,
      cell: ({ prazo }) => (prazo === null ? '—' : dateText(prazo)),
      sort: 'prazo',
      extra: true,
    },
    {
      key: 'responsavel',
      label: texts.assignee,
      cell: (row) => (
        <Group gap={4} wrap="nowrap" display="inline-flex">
          {assignees === null ? (
            <span>{row.responsavel?.nome ?? texts.nobody}</span>
          ) : (
            <AssigneeCell purchase={row} assignees={assignees} />
          )}
          {isUnderWay(row) ? <TakeButton work={work} id={row.codigo} compact /> : null}
        </Group>
      ),
    },
    {
      key: 'acao',
      label: texts.nextAction,
      sort: 'acaoEm',
      cell: (row) => (assignees === null ? actionText(row) : <ActionCell purchase={row} />),
    },
    {
      key: 'compradaEm',
      label: texts.boughtAt,
      cell: ({ criadaEm }) => dateText(criadaEm),
      sort: 'criadaEm',
      extra: true,
    },
    {
      key: 'transferencia',
      label: texts.transfer,
      cell: ({ transferencia }) => <TransferCell transfer={transferencia} />,
      extra: true,
    },
    { key: 'origem', label: texts.origin, cell: ({ origem }) => texts.origins[origem], extra: true },
    { key: 'loja', label: texts.store, cell: ({ loja }) => loja?.nome ?? texts.house, extra: true },
    { key: 'nota', label: texts.invoice, cell: ({ notaFiscal }) => yesOrNo(notaFiscal), extra: true },
    {
      key: 'pagamento',
      label: texts.paid,
      cell: ({ pagamentoAprovado }) => yesOrNo(pagamentoAprovado),
      extra: true,
    },
    {
      key: 'forma',
      label: texts.paymentForm,
      cell: ({ formaPagamento }) => paymentFormText(formaPagamento, texts) ?? '—',
      extra: true,
    },
  ];
}

/** Where a purchase stands, whether that is overdue, and what of its documents and its transfer has to be acted on. */
function StateCell({ purchase }: { readonly purchase: PurchaseRow }) {
  return (
    <Group gap={4}>
      <PurchaseState purchase={purchase} />
      <LateTag purchase={purchase} />
      <TransferTags transfer={purchase.transferencia} />
      <DocumentTags documents={purchase.documentos} />
    </Group>
  );
}

/** The filters of the list of purchases. */
export function usePurchaseFilters(
  assignees: readonly { readonly codigo: number; readonly nome: string }[],
): readonly FilterField[] {
  const { purchases: texts, transfer } = useTexts();
  const words = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return [
    { name: 'situacao', label: texts.state, choices: words(texts.status) },
    { name: 'contatada', label: texts.contacted },
    { name: 'documentoAte', label: texts.documentDue },
    { name: 'documento', label: texts.documentToCheck },
    { name: 'transferencia', label: texts.transfer, choices: words(transfer.whole) },
    { name: 'transferenciaAConfirmar', label: texts.transferToConfirm },
    { name: 'cancelada', label: texts.cancelled },
    { name: 'origem', label: texts.origin, choices: words(texts.origins) },
    { name: 'valor', label: texts.amount },
    { name: 'criadaEm', label: texts.boughtAt },
    { name: 'acaoEm', label: texts.actionRange },
    { name: 'prazo', label: texts.stageDue },
    {
      name: 'responsavel',
      label: texts.assignee,
      choices: assignees.map(({ codigo, nome }) => ({ value: String(codigo), label: nome })),
    },
    { name: 'semResponsavel', label: texts.nobody },
    { name: 'oferta', label: texts.offer },
  ];
}
