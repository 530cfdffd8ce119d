import { Badge, Group, Text } from '@mantine/core';
import { depositsList } from '@patio/contract/finance/deposits/deposit.ts';
import { exportDeposits } from '@patio/contract/finance/deposits/export-deposits.ts';
import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { DepositPanel } from './deposit-panel.tsx';

type Row = Reply<typeof listDeposits>['data'][number];

/** Deposits of bidders, latest first, and what is decided about those of purchases that were not paid. */
export function DepositsPage() {
  const { deposits: texts, common, purchases } = useTexts();
  const user = useUser();
  const state = useListState(depositsList);
  const read = useReply(listDeposits, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listDeposits.name}
      state={state}
      read={read}
      panel={(deposit, close) => <DepositPanel deposit={deposit} onClose={close} />}
      idOf={({ codigo }) => codigo}
      columns={useColumns()}
      exported={can(user, exportDeposits) ? exportDeposits : null}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'atencao', label: texts.attention, choices: choicesOf(texts.attentions) },
        { name: 'valor', label: common.value },
        { name: 'pedidaEm', label: texts.askedAt },
        { name: 'oferta', label: purchases.offer },
      ]}
    />
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { deposits: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    {
      key: 'oferta',
      label: texts.offer,
      cell: ({ codigoOferta, tituloOferta }) => `${codigoOferta} · ${tituloOferta}`,
    },
    { key: 'conta', label: texts.user, cell: ({ conta }) => conta.nome },
    { key: 'valor', label: common.value, cell: ({ valor }) => moneyText(valor), sort: 'valor' },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao, atencao }) => (
        <Group gap="xs">
          <Text size="sm">{texts.states[situacao]}</Text>
          {atencao === null ? null : (
            <Badge size="sm" variant="light" color="warn" tt="none">
              {texts.attentions[atencao]}
            </Badge>
          )}
        </Group>
      ),
    },
    {
      key: 'decideAte',
      label: texts.dueBy,
      cell: ({ prazo }) => (prazo === null ? '—' : dateText(prazo)),
      sort: 'decideAte',
    },
    { key: 'pedidaEm', label: texts.askedAt, cell: ({ pedidaEm }) => dateText(pedidaEm), sort: 'pedidaEm' },
  ];
}
