import { Button } from '@mantine/core';
import { broadcastsList } from '@patio/contract/messaging/notifications/broadcast.ts';
import { listBroadcasts } from '@patio/contract/messaging/notifications/list-broadcasts.ts';
import { sendBroadcast } from '@patio/contract/messaging/notifications/send-broadcast.ts';
import { useSearchParams } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ClosedRecord } from '../../../platform/lists/closed-record.tsx';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastPanel } from './broadcast-panel.tsx';
import type { Broadcast } from './broadcast.ts';
import { useRecipientsText } from './recipients-text.ts';

/** What staff sent to users, the latest first, and a new one. */
export function BroadcastsPage() {
  const { broadcasts: texts, common, lists } = useTexts();
  const maySend = can(useUser(), sendBroadcast);
  const [parameters, setParameters] = useSearchParams();
  const state = useListState(broadcastsList);
  const { reply, failed, retry } = useReply(listBroadcasts, state.query);
  const open = reply?.data.find(({ codigo }) => codigo === state.openId);
  const writing = parameters.has('nova') && maySend;
  return (
    <>
      <DataList
        title={texts.title}
        list={listBroadcasts.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        columns={useColumns()}
        filters={[
          { name: 'em', label: common.when },
          { name: 'conta', label: common.account },
          { name: 'terminada', label: texts.done },
        ]}
        idOf={({ codigo }) => codigo}
        empty={maySend ? lists.first(texts.write) : null}
        actions={maySend ? <Button onClick={() => setParameters({ nova: '' })}>{texts.write}</Button> : null}
      />
      {writing ? (
        <BroadcastForm account={parameters.get('para') ?? ''} onClose={() => setParameters({})} />
      ) : null}
      {writing ? null : open === undefined ? (
        <ClosedRecord title={texts.title} records={{ ...state, rows: reply?.data ?? null }} />
      ) : (
        <BroadcastPanel key={open.codigo} broadcast={open} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Broadcast>[] {
  const { broadcasts: texts, common } = useTexts();
  const dateText = useDateText();
  const recipientsText = useRecipientsText();
  return [
    { key: 'titulo', label: texts.heading, cell: ({ titulo }) => titulo || texts.erased },
    { key: 'destino', label: texts.to, cell: ({ destino }) => recipientsText(destino) },
    {
      key: 'entregues',
      label: texts.delivered,
      cell: ({ entregues, destinatarios }) => texts.count(entregues, destinatarios),
      sort: 'destinatarios',
      numeric: true,
    },
    { key: 'por', label: common.by, cell: ({ enviadaPor }) => enviadaPor },
    { key: 'em', label: common.when, cell: ({ em }) => dateText(em), sort: 'em' },
  ];
}
