import { Badge, Group, Text } from '@mantine/core';
import type { CloseRow } from '@patio/contract/finance/closes/close.ts';
import { exportBook } from '@patio/contract/finance/accounting/export-book.ts';
import { exportCloses } from '@patio/contract/finance/closes/export-closes.ts';
import { closesList, listCloses } from '@patio/contract/finance/closes/list-closes.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { AccountingExport } from './accounting-export.tsx';
import { balanceText } from './balance-text.ts';
import { ClosePanel } from './close-panel.tsx';

/** The days on which book and bank are compared, latest first. */
export function ClosesPage() {
  const { closes: texts, pages, lists } = useTexts();
  const user = useUser();
  const state = useListState(closesList);
  const { reply, failed, retry } = useReply(listCloses, state.query);
  return (
    <>
      <DataList
        title={pages.closes}
        list={listCloses.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        empty={texts.empty}
        exported={can(user, exportCloses) ? exportCloses : null}
        actions={can(user, exportBook) ? <AccountingExport /> : null}
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
          {
            name: 'comDiferenca',
            label: texts.withDifference,
            choices: [
              { value: 'S', label: lists.yes },
              { value: 'N', label: lists.no },
            ],
          },
          { name: 'dia', label: texts.day },
        ]}
      />
      {state.openId === null ? null : (
        <ClosePanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<CloseRow>[] {
  const { closes: texts } = useTexts();
  const dayText = useDayText();
  const dateText = useDateText();
  return [
    { key: 'dia', label: texts.day, cell: ({ dia }) => dayText(`${dia}T12:00:00Z`), sort: 'dia' },
    { key: 'situacao', label: texts.state, cell: (row) => <State row={row} /> },
    {
      key: 'saldoLivro',
      label: texts.book,
      cell: ({ saldoLivro }) => balanceText(saldoLivro),
      numeric: true,
    },
    {
      key: 'saldoBanco',
      label: texts.bank,
      cell: ({ saldoBanco }) => (saldoBanco === null ? '—' : balanceText(saldoBanco)),
      numeric: true,
    },
    {
      key: 'diferenca',
      label: texts.difference,
      cell: ({ diferenca }) => (
        <Text size="sm" fw={diferenca === null || diferenca === 0 ? 400 : 600}>
          {diferenca === null ? '—' : balanceText(diferenca, true)}
        </Text>
      ),
      numeric: true,
    },
    { key: 'fechadoPor', label: texts.closedBy, cell: ({ fechadoPor }) => fechadoPor?.nome ?? '—' },
    {
      key: 'motivo',
      label: texts.reason,
      cell: ({ motivo }) => (motivo === null ? '—' : texts.reasons[motivo]),
      extra: true,
    },
    {
      key: 'origemSaldo',
      label: texts.origin,
      cell: ({ origemSaldo }) => (origemSaldo === null ? '—' : texts.origins[origemSaldo]),
      extra: true,
    },
    {
      key: 'fechadoEm',
      label: texts.states.fechado,
      cell: ({ fechadoEm }) => (fechadoEm === null ? '—' : dateText(fechadoEm)),
      extra: true,
    },
  ];
}

function State({ row: { situacao, atrasado, reaberturas } }: { readonly row: CloseRow }) {
  const { closes: texts } = useTexts();
  return (
    <Group gap={6}>
      <Badge variant="light" tt="none" miw="max-content" color={situacao === 'fechado' ? 'ok' : 'warn'}>
        {texts.states[situacao]}
      </Badge>
      {atrasado ? (
        <Badge variant="light" tt="none" miw="max-content" color="danger">
          {texts.overdue}
        </Badge>
      ) : null}
      {reaberturas === 0 ? null : (
        <Badge variant="default" tt="none" miw="max-content">
          {texts.reopened}
        </Badge>
      )}
    </Group>
  );
}
