import {
  cancellationsList,
  listCancellations,
} from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn, valueColumn } from '../../../platform/lists/deal-columns.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import { CancellationPanel } from './cancellation-panel.tsx';

/** Cancellation requests: those that wait for an answer or for their vehicle, oldest first, unless others are chosen. */
export function CancellationsPage() {
  const { cancellations: texts, purchases, common } = useTexts();
  const dateText = useDateText();
  return (
    <WorkPage
      kind="cancellation"
      call={listCancellations}
      spec={cancellationsList}
      waiting="aberta,veiculo"
      waits={({ situacao }) => situacao === 'aberta' || situacao === 'veiculo'}
      title={texts.title}
      columns={[
        offerColumn(common.offer),
        { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador },
        valueColumn(common.value),
        { key: 'motivo', label: texts.reason, cell: ({ motivo }) => motivo },
        { key: 'em', label: texts.asked, cell: ({ em }) => dateText(em), sort: 'em' },
        { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.status[situacao] },
        {
          key: 'decidido',
          label: texts.answeredBy,
          cell: ({ respondidaPor }) => respondidaPor ?? '—',
          extra: true,
        },
      ]}
      filters={[
        {
          name: 'situacao',
          label: texts.state,
          choices: choicesOf(texts.status),
        },
        { name: 'em', label: texts.asked },
        { name: 'valor', label: common.value },
        { name: 'oferta', label: purchases.offer },
      ]}
      panel={(row, close) => <CancellationPanel request={row} onClose={close} />}
    />
  );
}
