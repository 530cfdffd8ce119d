import { Badge } from '@mantine/core';
import { listReviews } from '@patio/contract/people/reviews/list-reviews.ts';
import { reviewsList } from '@patio/contract/people/reviews/review-flag.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { WorkPage } from '../../../platform/work/work-page.tsx';
import { SuspicionPanel } from './suspicion-panel.tsx';
import type { Suspicion } from './suspicion.ts';

/** What looks unfair about the bidding: open ones by default. */
export function SuspicionsPage() {
  const { suspicions: texts, common } = useTexts();
  return (
    <WorkPage
      kind="suspicion"
      call={listReviews}
      spec={reviewsList}
      waiting="aberta"
      title={texts.title}
      columns={useColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'tipo', label: texts.kind, choices: choicesOf(texts.kinds) },
        { name: 'oferta', label: common.offer },
        { name: 'em', label: common.since },
      ]}
      panel={(row, close) => <SuspicionPanel suspicion={row} onClose={close} />}
    />
  );
}

function useColumns(): readonly DataColumn<Suspicion>[] {
  const { suspicions: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    offerColumn(common.offer),
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
    {
      key: 'contas',
      label: texts.accounts,
      cell: ({ contas }) => contas.map(({ nome }) => nome).join(', '),
    },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge variant="light" tt="none" color={situacao === 'aberta' ? 'warn' : 'accent'}>
          {texts.states[situacao]}
        </Badge>
      ),
    },
    { key: 'em', label: common.since, cell: ({ em }) => dateText(em), sort: 'em' },
  ];
}
