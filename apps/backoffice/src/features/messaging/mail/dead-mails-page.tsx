import { Badge, Text } from '@mantine/core';
import { deadMailsList } from '@patio/contract/messaging/mail/dead-mail.ts';
import { listDeadMails } from '@patio/contract/messaging/mail/list-dead-mails.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { DeadMailPanel, type DeadMail } from './dead-mail-panel.tsx';

/** Mails that could not be delivered, the latest first, and the state of the queue. */
export function DeadMailsPage() {
  const { deadMails: texts, common } = useTexts();
  const dateText = useDateText();
  const state = useListState(deadMailsList);
  const work = useWorkList('dead-mail', state, { idOf: ({ codigo }: DeadMail) => codigo });
  const read = useReply(listDeadMails, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listDeadMails.name}
      state={state}
      work={work}
      read={read}
      columns={useColumns()}
      filters={[
        { name: 'desistiuEm', label: texts.gaveUp },
        { name: 'destinatario', label: texts.to },
      ]}
      idOf={({ codigo }) => codigo}
      empty={common.nothing}
      actions={
        read.reply === null ? null : (
          <Text size="sm" c="dimmed">
            {read.reply.fila.maisAntigo === null
              ? texts.queueEmpty
              : texts.queue(read.reply.fila.aguardando, dateText(read.reply.fila.maisAntigo))}
          </Text>
        )
      }
      panel={(row, close) => <DeadMailPanel mail={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<DeadMail>[] {
  const { deadMails: texts } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'para', label: texts.to, cell: ({ destinatario }) => destinatario },
    { key: 'assunto', label: texts.subject, cell: ({ assunto }) => assunto },
    {
      key: 'desistiuEm',
      label: texts.gaveUp,
      cell: ({ desistiuEm }) => dateText(desistiuEm),
      sort: 'desistiuEm',
    },
    {
      key: 'repetir',
      label: texts.again,
      cell: ({ podeRepetir }) => (
        <Badge variant="light" tt="none" color={podeRepetir ? 'ok' : 'accent'}>
          {podeRepetir ? texts.possible : texts.expired}
        </Badge>
      ),
    },
  ];
}
