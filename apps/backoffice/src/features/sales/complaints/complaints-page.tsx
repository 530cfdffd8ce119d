import { Badge, Group, Text } from '@mantine/core';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { exportComplaints } from '@patio/contract/sales/complaints/export-complaints.ts';
import { complaintsList, listComplaints } from '@patio/contract/sales/complaints/list-complaints.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { ComplaintPanel } from './complaint-panel.tsx';

type Row = Reply<typeof listComplaints>['data'][number];

/** Complaints of buyers: those on which who sells acts, the first due first, unless others are chosen. */
export function ComplaintsPage() {
  const { complaints: texts, common, purchases, lists } = useTexts();
  const user = useUser();
  const state = useListState(complaintsList, { situacao: 'nossa' });
  const work = useWorkList('complaint', state, {
    idOf: ({ codigo }: Row) => codigo,
    waits: ({ situacao }) => situacao === 'waiting' || situacao === 'agreed',
  });
  const { reply, failed, retry } = useReply(listComplaints, state.query);
  const yesNo = [
    { value: 'S', label: lists.yes },
    { value: 'N', label: lists.no },
  ];
  return (
    <>
      <DataList
        title={texts.title}
        list={listComplaints.name}
        state={state}
        work={work}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        exported={can(user, exportComplaints) ? exportComplaints : null}
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.turns) },
          { name: 'com', label: texts.desk, choices: choicesOf(texts.desks) },
          { name: 'categoria', label: texts.category, choices: choicesOf(texts.categories) },
          { name: 'atrasada', label: texts.overdue, choices: yesNo },
          { name: 'recorrida', label: texts.escalated, choices: yesNo },
          { name: 'foraDoPrazo', label: texts.late, choices: yesNo },
          { name: 'abertaEm', label: texts.opened },
          { name: 'prazo', label: texts.due },
          { name: 'oferta', label: purchases.offer },
          { name: 'compra', label: texts.purchaseCode },
          ...(user.loja === null ? [{ name: 'loja', label: common.store } as const] : []),
        ]}
      />
      {state.openId === null ? null : (
        <ComplaintPanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { complaints: texts } = useTexts();
  const dateText = useDateText();
  return [
    {
      key: 'categoria',
      label: texts.category,
      cell: ({ categoria, recorrida, foraDoPrazo }) => (
        <Group gap="xs">
          <Text size="sm">{texts.categories[categoria]}</Text>
          {recorrida ? (
            <Badge size="sm" variant="light">
              {texts.escalated}
            </Badge>
          ) : null}
          {foraDoPrazo ? (
            <Badge size="sm" variant="light" color="gray">
              {texts.late}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    {
      key: 'compra',
      label: texts.sale,
      cell: ({ codigoCompra, tituloOferta }) => `${texts.purchase(codigoCompra)} · ${tituloOferta}`,
    },
    { key: 'comprador', label: texts.buyer, cell: ({ comprador }) => comprador },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
    { key: 'com', label: texts.desk, cell: ({ com }) => texts.desks[com] },
    {
      key: 'prazo',
      label: texts.due,
      cell: ({ prazo, atrasada }) => (
        <Text size="sm" c={atrasada ? 'danger' : undefined} fw={atrasada ? 600 : undefined}>
          {prazo === null ? '—' : dateText(prazo)}
        </Text>
      ),
      sort: 'prazo',
    },
    { key: 'protocolo', label: texts.protocol, cell: ({ protocolo }) => protocolo, extra: true },
    { key: 'pedido', label: texts.remedy, cell: ({ pedido }) => texts.remedies[pedido], extra: true },
    { key: 'loja', label: texts.store, cell: ({ loja }) => loja ?? texts.house, extra: true },
    {
      key: 'abertaEm',
      label: texts.opened,
      cell: ({ abertaEm }) => dateText(abertaEm),
      sort: 'abertaEm',
      extra: true,
    },
  ];
}
