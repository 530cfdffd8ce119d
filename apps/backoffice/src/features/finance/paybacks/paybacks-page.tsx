import { Badge, Button, Group, Text } from '@mantine/core';
import { exportPaybacks } from '@patio/contract/finance/paybacks/export-paybacks.ts';
import { listPaybacks, paybacksList } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { recordPaybackTransfers } from '@patio/contract/finance/paybacks/record-payback-transfers.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useMarkedRows } from '../../../platform/lists/use-marked-rows.ts';
import { useSelection } from '../../../platform/lists/use-selection.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { PaybackPanel } from './payback-panel.tsx';
import { RecordTransfers } from './record-transfers.tsx';

type Row = Reply<typeof listPaybacks>['data'][number];

/** Money that is owed back to buyers, longest waiting first, and what is decided about it. */
export function PaybacksPage() {
  const { paybacks: texts, common, lists, purchases } = useTexts();
  const user = useUser();
  const state = useListState(paybacksList);
  const { reply, failed, retry } = useReply(listPaybacks, state.query);
  const selection = useSelection(state);
  const [recording, setRecording] = useState(false);
  const marked = useMarkedRows(reply?.data, selection.ids, ({ codigoCompra }) => codigoCompra);
  const released = marked.filter(({ transferencia }) => transferencia !== null).length;
  return (
    <>
      <DataList
        title={texts.title}
        list={listPaybacks.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigoCompra }) => codigoCompra}
        columns={useColumns()}
        exported={can(user, exportPaybacks) ? exportPaybacks : null}
        selection={can(user, recordPaybackTransfers) ? selection : null}
        actions={
          released > 0 && can(user, recordPaybackTransfers) ? (
            <Button onClick={() => setRecording(true)}>{texts.recordManyOf(released)}</Button>
          ) : null
        }
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.rowStates) },
          { name: 'motivo', label: texts.why, choices: choicesOf(texts.reasons) },
          {
            name: 'recusada',
            label: texts.failed,
            choices: [
              { value: 'S', label: lists.yes },
              { value: 'N', label: lists.no },
            ],
          },
          { name: 'valor', label: common.value },
          { name: 'desde', label: texts.since },
          { name: 'oferta', label: purchases.offer },
        ]}
        summary={
          reply === null || reply.total === 0 ? null : (
            <Text size="sm" fw={600}>
              {texts.sum(reply.soma === null ? '—' : moneyText(reply.soma))}
            </Text>
          )
        }
      />
      {recording ? (
        <RecordTransfers
          rows={marked}
          onClose={(done) => {
            setRecording(false);
            if (done) selection.clear();
          }}
        />
      ) : null}
      {state.openId === null ? null : (
        <PaybackPanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { paybacks: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    {
      key: 'compra',
      label: texts.purchase,
      cell: ({ codigoCompra, tituloOferta }) => `${codigoCompra} · ${tituloOferta}`,
    },
    { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador.nome },
    { key: 'valor', label: common.value, cell: ({ valor }) => moneyText(valor), sort: 'valor' },
    { key: 'motivo', label: texts.why, cell: ({ motivo }) => texts.reasons[motivo] },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao, recusada }) => (
        <Group gap="xs">
          <Text size="sm">{texts.rowStates[situacao]}</Text>
          {recusada ? (
            <Badge size="sm" variant="light" color="danger">
              {texts.failed}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    { key: 'desde', label: texts.since, cell: ({ desde }) => dateText(desde), sort: 'desde' },
  ];
}
