import { Button, Group, Stack } from '@mantine/core';
import { exportDeliveries } from '@patio/contract/sales/deliveries/export-deliveries.ts';
import {
  deliveriesList,
  listDeliveries,
  type DeliveryRow,
} from '@patio/contract/sales/deliveries/list-deliveries.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { PurchaseDocuments } from '../purchase-documents/public.ts';
import { PurchaseDelivery } from './purchase-delivery.tsx';

/** The deliveries of purchases, those whose term ends first on top. */
export function DeliveriesPage() {
  const { deliveries: texts, purchases } = useTexts();
  const user = useUser();
  const state = useListState(deliveriesList);
  const read = useReply(listDeliveries, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      actions={
        <>
          <Button component={Link} to="/entregas?quem=vendedor" variant="default">
            {texts.ours}
          </Button>
          <Button component={Link} to="/entregas?atrasada=S" variant="default">
            {texts.late}
          </Button>
          <Button component={Link} to="/entregas" variant="subtle">
            {texts.all}
          </Button>
        </>
      }
      list={listDeliveries.name}
      state={state}
      read={read}
      idOf={({ compra }) => compra}
      columns={useDeliveryColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'quem', label: texts.owner, choices: choicesOf(texts.owners) },
        { name: 'prazo', label: texts.due },
        { name: 'chegada', label: texts.arrival },
        { name: 'atrasada', label: texts.late },
        { name: 'compra', label: texts.purchase },
        ...(user.loja === null ? [{ name: 'loja', label: purchases.store } as const] : []),
      ]}
      empty={texts.empty}
      exported={can(user, exportDeliveries) ? exportDeliveries : null}
      panel={(row, close) => (
        <SidePanel title={row.titulo} onClose={close}>
          <Group mb="sm">
            <Button component={Link} to={`/compras?id=${row.compra}`} size="compact-sm" variant="default">
              {texts.openPurchase}
            </Button>
          </Group>
          <Stack gap="md">
            <PurchaseDelivery code={row.compra} />
            <PurchaseDocuments code={row.compra} />
          </Stack>
        </SidePanel>
      )}
    />
  );
}

function useDeliveryColumns(): readonly DataColumn<DeliveryRow>[] {
  const { deliveries: texts, common, purchases } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  const dueOf = ({ prazo, atrasada }: DeliveryRow): string =>
    prazo === null ? '—' : atrasada ? texts.lateSince(dateText(prazo)) : dateText(prazo);
  return [
    { key: 'prazo', label: texts.due, cell: dueOf, sort: 'prazo' },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
    { key: 'quem', label: texts.owner, cell: ({ quem }) => (quem === null ? '—' : texts.owners[quem]) },
    { key: 'compra', label: texts.purchase, cell: ({ compra, titulo }) => `${compra} · ${titulo}` },
    { key: 'destino', label: texts.destination, cell: ({ destino }) => destino ?? '—' },
    { key: 'transportadora', label: texts.carrier, cell: ({ transportadora }) => transportadora ?? '—' },
    {
      key: 'chegada',
      label: texts.arrival,
      cell: ({ chegada }) => (chegada === null ? '—' : dayText(`${chegada}T12:00:00Z`)),
      sort: 'chegada',
    },
    {
      key: 'valor',
      label: texts.freight,
      cell: ({ valor, pago }) =>
        valor === null ? texts.toAgree : `${moneyText(valor)}${pago ? '' : ` (${texts.unpaid})`}`,
    },
    { key: 'comprador', label: texts.buyer, cell: ({ comprador }) => comprador.nome, extra: true },
    { key: 'telefone', label: texts.phone, cell: ({ comprador }) => comprador.telefone ?? '—', extra: true },
    { key: 'rastreio', label: texts.tracking, cell: ({ rastreio }) => rastreio ?? '—', extra: true },
    { key: 'loja', label: common.store, cell: ({ loja }) => loja ?? purchases.house, extra: true },
    { key: 'mudou', label: texts.changed, cell: ({ mudou }) => dateText(mudou), sort: 'mudou', extra: true },
  ];
}
