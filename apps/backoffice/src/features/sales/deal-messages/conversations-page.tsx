import { Badge, Group, Text } from '@mantine/core';
import {
  conversationsList,
  listConversations,
} from '@patio/contract/sales/deal-messages/list-conversations.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useUser } from '../../../platform/session/user.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { useCategories } from '../../trading/monitor/public.ts';
import { ConversationPanel } from './conversation-panel.tsx';

type Row = Reply<typeof listConversations>['data'][number];

/** Conversations with buyers: those that wait for an answer, the longest first, unless others are chosen. */
export function ConversationsPage() {
  const { conversations: texts, common, purchases } = useTexts();
  const user = useUser();
  const state = useListState(conversationsList, { situacao: 'nossa' });
  const work = useWorkList('conversation', state, {
    idOf: ({ codigo }: Row) => codigo,
    waits: ({ situacao }) => situacao === 'nossa',
  });
  const { reply, failed, retry } = useReply(listConversations, state.query);
  const categories = useCategories();
  const ofHouse = user.loja === null;
  return (
    <>
      <DataList
        title={texts.title}
        list={listConversations.name}
        state={state}
        work={work}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.status) },
          { name: 'desde', label: texts.waitingSince },
          { name: 'ultima', label: texts.latestAt },
          { name: 'oferta', label: purchases.offer },
          { name: 'compra', label: texts.purchaseCode },
          ...(ofHouse
            ? [
                { name: 'equipe', label: texts.team, choices: categories },
                { name: 'loja', label: common.store },
              ]
            : []),
        ]}
      />
      {state.openId === null ? null : (
        <ConversationPanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { conversations: texts } = useTexts();
  const dateText = useDateText();
  const dateOrNone = (at: string | null): string => (at === null ? '—' : dateText(at));
  return [
    {
      key: 'ultima',
      label: texts.latest,
      cell: ({ ultima, naoLidas }) => (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" lineClamp={2} fw={naoLidas > 0 ? 700 : 400} style={{ overflowWrap: 'anywhere' }}>
            {ultima ?? texts.hiddenText}
          </Text>
          {naoLidas === 0 ? null : (
            <Badge size="sm" variant="light" style={{ flexShrink: 0 }}>
              {texts.unread(naoLidas)}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      key: 'negocio',
      label: texts.deal,
      cell: ({ codigoCompra, tituloOferta }) =>
        `${codigoCompra === null ? texts.proposal : texts.purchase(codigoCompra)} · ${tituloOferta}`,
    },
    { key: 'comprador', label: texts.buyer, cell: ({ comprador }) => comprador ?? texts.hiddenBuyer },
    { key: 'loja', label: texts.store, cell: ({ loja }) => loja ?? texts.house, extra: true },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.status[situacao], extra: true },
    { key: 'desde', label: texts.waitingSince, cell: ({ desde }) => dateOrNone(desde), sort: 'desde' },
    { key: 'prazo', label: texts.due, cell: ({ prazo }) => dateOrNone(prazo), sort: 'prazo' },
    {
      key: 'ultimaEm',
      label: texts.latestAt,
      cell: ({ ultimaEm }) => dateText(ultimaEm),
      sort: 'ultima',
      extra: true,
    },
  ];
}
