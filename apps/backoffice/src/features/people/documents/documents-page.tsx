import { documentsList } from '@patio/contract/people/documents/document-words.ts';
import { listDocuments } from '@patio/contract/people/documents/list-documents.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import type { AccountDocument } from './account-document.ts';
import { DocumentPanel } from './document-panel.tsx';
import { DocumentState } from './document-state.tsx';

/** Documents that users were asked for: those that wait to be checked by default, the oldest first. */
export function DocumentsPage() {
  const { documents: texts, common } = useTexts();
  return (
    <WorkPage
      kind="document"
      call={listDocuments}
      spec={documentsList}
      waiting="enviado"
      title={texts.listTitle}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'tipo', label: texts.kind, choices: choicesOf(texts.kinds) },
        { name: 'prazo', label: texts.due },
        { name: 'pedidoEm', label: texts.askedAt },
        { name: 'conta', label: common.account },
      ]}
      panel={(row, close) => <DocumentPanel document={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<AccountDocument>[] {
  const { documents: texts, verifications, common } = useTexts();
  const dateText = useDateText();
  const dayText = useDayText();
  return [
    { key: 'conta', label: verifications.person, cell: ({ conta, nome }) => `${conta} · ${nome}` },
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
    { key: 'situacao', label: texts.state, cell: (row) => <DocumentState document={row} /> },
    {
      key: 'enviadoEm',
      label: texts.sent,
      cell: ({ enviadoEm }) => (enviadoEm === null ? '—' : dateText(enviadoEm)),
      sort: 'enviadoEm',
    },
    { key: 'prazo', label: texts.due, cell: ({ prazo }) => dayText(`${prazo}T12:00:00Z`), sort: 'prazo' },
    { key: 'pedidoEm', label: texts.askedAt, cell: ({ pedidoEm }) => dateText(pedidoEm), sort: 'pedidoEm' },
    { key: 'pedidoPor', label: common.by, cell: ({ pedidoPor }) => pedidoPor, extra: true },
    { key: 'motivo', label: texts.reason, cell: ({ motivo }) => motivo, extra: true },
  ];
}
