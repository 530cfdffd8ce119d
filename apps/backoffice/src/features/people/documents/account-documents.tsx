import { Button, Text } from '@mantine/core';
import type { AccountHead } from '@patio/contract/people/directory/account-head.ts';
import { askDocument } from '@patio/contract/people/documents/ask-document.ts';
import { documentState } from '@patio/contract/people/documents/document-words.ts';
import { listDocuments } from '@patio/contract/people/documents/list-documents.ts';
import { useState } from 'react';
import { useRecord } from '../../../platform/api/use-record.ts';
import { useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { PlainTable } from '../../../platform/lists/plain-table.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import type { AccountDocument } from './account-document.ts';
import { AskDocument } from './ask-document.tsx';
import { DocumentState } from './document-state.tsx';
import { DocumentPanel } from './document-panel.tsx';

const EVERY = documentState.options.join(',');

/** The documents that the account was asked for, and what became of them. */
export function AccountDocuments({ account }: { readonly account: AccountHead }) {
  const { documents: texts } = useTexts();
  const user = useUser();
  const [asking, ask] = useState(false);
  const [open, show] = useState<AccountDocument | null>(null);
  const read = useRecord(listDocuments, {
    query: { conta: String(account.codigo), situacao: EVERY, order: '-pedidoEm', limit: '100' },
  });
  const rows = read.reply?.data ?? [];
  const asks = can(user, askDocument) && account.apagadaEm === null && user.codigoUsuario !== account.codigo;
  const mayAsk = asks && account.bloqueadaEm === null;
  return (
    <Section
      title={texts.title}
      read={read}
      actions={
        mayAsk ? (
          <Button variant="default" size="xs" onClick={() => ask(true)}>
            {texts.ask}
          </Button>
        ) : null
      }
    >
      {asks && !mayAsk ? (
        <Text size="sm" c="dimmed">
          {texts.blocked}
        </Text>
      ) : null}
      {rows.length === 0 ? <Nothing text={texts.none} /> : <Rows rows={rows} onOpen={show} />}
      {asking ? <AskDocument account={account} onClose={() => ask(false)} /> : null}
      {open === null ? null : <DocumentPanel document={open} onClose={() => show(null)} />}
    </Section>
  );
}

interface RowsProps {
  readonly rows: readonly AccountDocument[];
  readonly onOpen: (row: AccountDocument) => void;
}

function Rows({ rows, onOpen }: RowsProps) {
  const { documents: texts } = useTexts();
  const dayText = useDayText();
  const day = (text: string): string => dayText(`${text}T12:00:00Z`);
  return (
    <PlainTable
      label={texts.title}
      rows={rows}
      idOf={({ codigo }) => codigo}
      columns={[
        { label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
        {
          label: texts.state,
          cell: (row) => <DocumentState document={row} />,
        },
        { label: texts.reason, cell: ({ motivo }) => motivo },
        { label: texts.due, cell: ({ prazo }) => day(prazo) },
        { label: texts.answer, cell: ({ resposta }) => resposta ?? '' },
        {
          label: texts.action,
          cell: (row) => (
            <Button variant="default" size="compact-xs" onClick={() => onOpen(row)}>
              {row.situacao === 'enviado' ? texts.check : texts.open}
            </Button>
          ),
        },
      ]}
    />
  );
}
