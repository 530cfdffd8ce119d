import { Alert, Badge, Group, Text } from '@mantine/core';
import { exportStrayPix } from '@patio/contract/finance/stray-pix/export-stray-pix.ts';
import { listStrayPix, strayList } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { StrayPixPanel } from './stray-pix-panel.tsx';

type Row = Reply<typeof listStrayPix>['data'][number];

/** Pix that arrived without a charge, longest waiting first, and what is decided about each. */
export function StrayPixPage() {
  const { strayPix: texts, common, lists } = useTexts();
  const user = useUser();
  const state = useListState(strayList);
  const { reply, failed, retry } = useReply(listStrayPix, state.query);
  return (
    <>
      <DataList
        title={texts.title}
        list={listStrayPix.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        exported={can(user, exportStrayPix) ? exportStrayPix : null}
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
          {
            name: 'recusada',
            label: texts.failed,
            choices: [
              { value: 'S', label: lists.yes },
              { value: 'N', label: lists.no },
            ],
          },
          { name: 'valor', label: common.value },
          { name: 'pago', label: texts.paidAt },
        ]}
        summary={
          reply === null ? null : (
            <>
              <Unbooked waiting={reply.naoLancados} />
              {reply.total === 0 ? null : (
                <Text size="sm" fw={600}>
                  {texts.sum(reply.soma === null ? '—' : moneyText(reply.soma))}
                </Text>
              )}
            </>
          )
        }
      />
      {state.openId === null ? null : (
        <StrayPixPanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

/** What arrived and could not be booked yet. */
function Unbooked({ waiting }: { readonly waiting: Reply<typeof listStrayPix>['naoLancados'] }) {
  const { strayPix: texts } = useTexts();
  const dateText = useDateText();
  if (waiting.length === 0) return null;
  return (
    <Alert color="danger" title={texts.unbooked(waiting.length)}>
      <Text size="sm">{texts.unbookedText}</Text>
      {waiting.map((each) => (
        <Text key={each.referencia} size="sm" fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {texts.unbookedOne(moneyText(each.valor), dateText(each.pagoEm), each.tentativas)} {each.referencia}
        </Text>
      ))}
    </Alert>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { strayPix: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'pago', label: texts.paidAt, cell: ({ pagoEm }) => dateText(pagoEm), sort: 'pago' },
    { key: 'valor', label: common.value, cell: ({ valor }) => moneyText(valor), sort: 'valor' },
    { key: 'texto', label: texts.payerText, cell: ({ textoPagador }) => textoPagador ?? '—' },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao, recusada }) => (
        <Group gap="xs">
          <Text size="sm">{texts.states[situacao]}</Text>
          {recusada ? (
            <Badge size="sm" variant="light" color="danger">
              {texts.failed}
            </Badge>
          ) : null}
        </Group>
      ),
    },
    {
      key: 'restante',
      label: texts.left,
      cell: ({ restante }) => (restante === 0 ? '—' : moneyText(restante)),
    },
  ];
}
