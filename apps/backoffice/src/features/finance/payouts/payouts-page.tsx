import { Badge, Group, Stack, Text } from '@mantine/core';
import { exportPayouts } from '@patio/contract/finance/payouts/export-payouts.ts';
import { listPayouts, payoutsList } from '@patio/contract/finance/payouts/list-payouts.ts';
import { PAYOUT_ACTIONS } from '@patio/contract/people/audit/audit-actions.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { signedMoney } from './signed-money.ts';
import { Statement } from './statement.tsx';

type Row = Reply<typeof listPayouts>['data'][number];

/** Stores to which anything is owed, longest waiting first, each with its statement and what is decided about it. */
export function PayoutsPage() {
  const { payouts: texts, lists } = useTexts();
  const user = useUser();
  const state = useListState(payoutsList);
  const { reply, failed, retry } = useReply(listPayouts, state.query);
  const { openId } = state;
  const name = reply?.data.find(({ codigo }) => codigo === openId)?.nome;
  return (
    <>
      <DataList
        title={texts.title}
        list={listPayouts.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        empty={texts.empty}
        exported={can(user, exportPayouts) ? exportPayouts : null}
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.rowStates) },
          {
            name: 'perdao',
            label: texts.rowStates.perdoar,
            choices: [
              { value: 'S', label: lists.yes },
              { value: 'N', label: lists.no },
            ],
          },
          { name: 'devido', label: texts.due },
          { name: 'aVencer', label: texts.coming },
        ]}
      />
      {openId === null ? null : (
        <SidePanel key={openId} title={name ?? texts.statement} size={760} onClose={() => state.open(null)}>
          <Stack gap="md">
            <Statement store={openId} />
            <RecordHistory
              kind="partner"
              id={openId}
              only={PAYOUT_ACTIONS}
              {...(name === undefined ? {} : { name })}
            />
          </Stack>
        </SidePanel>
      )}
    </>
  );
}

const TONES = {
  propor: 'warn',
  liberar: 'warn',
  registrar: 'accent',
  perdoar: 'warn',
  deve: 'gray',
  'em-dia': 'gray',
} as const satisfies Record<Row['situacao'], string>;

function useColumns(): readonly DataColumn<Row>[] {
  const { payouts: texts } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'loja', label: texts.store, cell: ({ nome }) => nome, sort: 'loja' },
    {
      key: 'devido',
      label: texts.due,
      numeric: true,
      cell: ({ devido }) => signedMoney(devido),
      sort: 'devido',
    },
    {
      key: 'aVencer',
      label: texts.coming,
      numeric: true,
      cell: ({ aVencer }) => moneyText(aVencer),
      sort: 'aVencer',
    },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao, perdao }) => (
        <Group gap={6}>
          <Badge variant="light" tt="none" miw="max-content" color={TONES[situacao]}>
            {texts.rowStates[situacao]}
          </Badge>
          {perdao && situacao !== 'perdoar' ? (
            <Badge variant="light" tt="none" miw="max-content" color={TONES.perdoar}>
              {texts.rowStates.perdoar}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    {
      key: 'desde',
      label: texts.since,
      cell: ({ desde }) => (desde === null ? '—' : dateText(desde)),
      sort: 'desde',
    },
    {
      key: 'banco',
      label: texts.account,
      cell: ({ banco }) => (
        <Text size="sm" c={banco === 'vale' ? undefined : 'warn'}>
          {texts.banks[banco]}
        </Text>
      ),
    },
  ];
}
