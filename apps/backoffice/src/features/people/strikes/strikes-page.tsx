import { Badge } from '@mantine/core';
import { exportStrikes } from '@patio/contract/people/strikes/export-strikes.ts';
import { listAllStrikes, strikesList } from '@patio/contract/people/strikes/list-all-strikes.ts';
import type { StrikeListed } from '@patio/contract/people/strikes/list-all-strikes.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn, valueColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { StrikePanel } from './strike-panel.tsx';

/** Purchases that were not kept: those that count unless others are chosen, newest first. */
export function StrikesPage() {
  const { strikes: texts, account, purchases, common } = useTexts();
  const user = useUser();
  const state = useListState(strikesList, { situacao: 'conta' });
  const read = useReply(listAllStrikes, state.query);
  return (
    <ListWithPanel
      title={account.strikes.title}
      list={listAllStrikes.name}
      state={state}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={useStrikeColumns(read.reply?.limite ?? 0)}
      filters={[
        { name: 'situacao', label: account.state, choices: choicesOf(texts.states) },
        { name: 'em', label: common.when },
        { name: 'valor', label: common.value },
        { name: 'comprador', label: common.account },
        { name: 'oferta', label: purchases.offer },
      ]}
      exported={can(user, exportStrikes) ? exportStrikes : null}
      panel={(row, close) => <StrikePanel strike={row} limit={read.reply?.limite ?? 0} onClose={close} />}
    />
  );
}

function useStrikeColumns(limit: number): readonly DataColumn<StrikeListed>[] {
  const { strikes: texts, account, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador.nome },
    offerColumn(common.offer),
    valueColumn(common.value),
    { key: 'em', label: common.when, cell: ({ em }) => dateText(em), sort: 'em' },
    { key: 'ate', label: account.strikes.until, cell: ({ ate }) => dateText(ate) },
    {
      key: 'situacao',
      label: account.state,
      cell: ({ situacao }) => (
        <Badge variant="light" tt="none" miw="max-content" color={situacao === 'conta' ? 'danger' : 'accent'}>
          {texts.states[situacao]}
        </Badge>
      ),
    },
    {
      key: 'conta',
      label: texts.standing,
      cell: ({ contam, impedidaAte }) =>
        impedidaAte === null ? texts.counting(contam, limit) : texts.stopped,
    },
    { key: 'motivo', label: account.reason, cell: ({ motivo }) => motivo, extra: true },
  ];
}
