import { Badge, Group, Text } from '@mantine/core';
import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { RecordList, type Column } from '../../../platform/lists/record-list.tsx';
import { useRecords } from '../../../platform/lists/use-records.ts';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { signedMoney } from './signed-money.ts';
import { Statement } from './statement.tsx';

type Row = Reply<typeof listPayouts>['data'][number];

/** Stores to which anything is owed, those with work first, each with its statement and what is decided about it. */
export function PayoutsPage() {
  const { payouts: texts } = useTexts();
  const records = useRecords(listPayouts, ({ data }) => data);
  const open = records.openId;
  const name = records.rows?.find(({ codigo }) => codigo === open)?.nome;
  return (
    <>
      <RecordList
        title={texts.title}
        records={records}
        idOf={({ codigo }) => codigo}
        empty={texts.empty}
        columns={useColumns()}
      />
      {open === null ? null : (
        <SidePanel key={open} title={name ?? texts.statement} size={760} onClose={() => records.open(null)}>
          <Statement store={open} />
        </SidePanel>
      )}
    </>
  );
}

const TONES = { propor: 'warn', liberar: 'warn', registrar: 'accent', 'em-dia': 'gray' } as const;

function useColumns(): readonly Column<Row>[] {
  const { payouts: texts } = useTexts();
  const dateText = useDateText();
  return [
    { label: texts.store, cell: ({ nome }) => nome },
    { label: texts.due, numeric: true, cell: ({ devido }) => signedMoney(devido) },
    { label: texts.coming, numeric: true, cell: ({ aVencer }) => moneyText(aVencer) },
    {
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
          {texts.rowStates[situacao]}
        </Badge>
      ),
    },
    { label: texts.since, cell: ({ desde }) => (desde === null ? '—' : dateText(desde)) },
    {
      label: texts.account,
      cell: ({ banco }) => (
        <Group gap="xs">
          <Text size="sm" c={banco === 'vale' ? undefined : 'warn'}>
            {texts.banks[banco]}
          </Text>
        </Group>
      ),
    },
  ];
}
