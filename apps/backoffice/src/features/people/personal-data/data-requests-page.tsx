import { Badge } from '@mantine/core';
import { listPersonalDataRequests } from '@patio/contract/people/personal-data/list-personal-data-requests.ts';
import { personalDataRequestsList } from '@patio/contract/people/personal-data/staff-request.ts';
import { useDateText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import { DataRequestPanel } from './data-request-panel.tsx';
import { waitsForStaff, type DataRequest } from './data-request.ts';

const SOON_DAYS = 3;

/** Requests about personal data: open ones by default, what is due first before; overdue ones are marked. */
export function DataRequestsPage() {
  const { dataRequests: texts, common } = useTexts();
  return (
    <WorkPage
      kind="data-request"
      call={listPersonalDataRequests}
      spec={personalDataRequestsList}
      waiting="aberto"
      waits={waitsForStaff}
      title={texts.title}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'tipo', label: texts.kind, choices: choicesOf(texts.kinds) },
        { name: 'prazo', label: texts.due },
        { name: 'abertoEm', label: texts.opened },
        { name: 'conta', label: common.account },
      ]}
      panel={(row, close) => <DataRequestPanel request={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<DataRequest>[] {
  const { dataRequests: texts } = useTexts();
  const dayText = useDayText();
  const dateText = useDateText();
  return [
    { key: 'protocolo', label: texts.protocol, cell: ({ protocolo }) => protocolo },
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
    { key: 'titular', label: texts.person, cell: ({ conta }) => `${conta.codigo} · ${conta.nome}` },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
    {
      key: 'prazo',
      label: texts.due,
      sort: 'prazo',
      cell: ({ prazo, diasRestantes, situacao }) => (
        <>
          {dayText(prazo)}{' '}
          {situacao === 'aberto' ? (
            <Badge variant="light" tt="none" color={toneOf(diasRestantes)}>
              {texts.left(diasRestantes)}
            </Badge>
          ) : null}
        </>
      ),
    },
    {
      key: 'abertoEm',
      label: texts.opened,
      cell: ({ abertoEm }) => dateText(abertoEm),
      sort: 'abertoEm',
      extra: true,
    },
    { key: 'resposta', label: texts.answer, cell: ({ resposta }) => resposta ?? '—', extra: true },
  ];
}

function toneOf(days: number): string {
  if (days < 0) return 'danger';
  return days <= SOON_DAYS ? 'warn' : 'accent';
}
