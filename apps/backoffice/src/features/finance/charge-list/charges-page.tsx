import { Text } from '@mantine/core';
import { exportCharges } from '@patio/contract/finance/charge-list/export-charges.ts';
import {
  chargesList,
  listCharges,
  type ChargeRow,
} from '@patio/contract/finance/charge-list/list-charges.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDayText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { StateBadge } from '../charges/public.ts';
import { ChargePanel } from './charge-panel.tsx';

/** Charges of all purchases: what is still to be paid unless others are chosen, due first. */
export function ChargesPage() {
  const { chargeList: texts, charges, common, purchases } = useTexts();
  const user = useUser();
  const state = useListState(chargesList, { situacao: 'aberta,parcial,vencida' });
  const read = useReply(listCharges, state.query);
  const sums = read.reply?.somas ?? null;
  return (
    <ListWithPanel
      title={texts.title}
      list={listCharges.name}
      state={state}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={useChargeColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(charges.states) },
        { name: 'atencao', label: texts.attention, choices: choicesOf(texts.reasons) },
        { name: 'credor', label: texts.creditor, choices: choicesOf(charges.creditors) },
        { name: 'tipo', label: texts.kind, choices: choicesOf(charges.kinds) },
        { name: 'vencimento', label: texts.due },
        { name: 'valor', label: common.value },
        { name: 'loja', label: purchases.store },
        { name: 'compra', label: texts.purchase },
        { name: 'comprador', label: common.buyer },
      ]}
      empty={texts.empty}
      exported={can(user, exportCharges) ? exportCharges : null}
      summary={
        sums === null || read.reply?.total === 0 ? null : (
          <Text size="sm" fw={600}>
            {texts.sums(moneyText(sums.valor), moneyText(sums.aberto), moneyText(sums.aDevolver))}
          </Text>
        )
      }
      panel={(row, close) => <ChargePanel charge={row} onClose={close} />}
    />
  );
}

function useChargeColumns(): readonly DataColumn<ChargeRow>[] {
  const { chargeList: texts, charges, common, purchases } = useTexts();
  const dayText = useDayText();
  return [
    {
      key: 'vencimento',
      label: texts.due,
      cell: ({ vencimento }) => dayText(vencimento),
      sort: 'vencimento',
    },
    { key: 'compra', label: texts.purchase, cell: ({ codigoCompra }) => codigoCompra },
    { key: 'comprador', label: common.buyer, cell: ({ comprador }) => comprador.nome },
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => charges.kinds[tipo] },
    {
      key: 'valor',
      label: common.value,
      cell: ({ valor }) => moneyText(valor),
      sort: 'valor',
      numeric: true,
    },
    { key: 'aberto', label: texts.open, cell: ({ aberto }) => moneyText(aberto), numeric: true },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => <StateBadge state={situacao} />,
    },
    {
      key: 'atencao',
      label: texts.attention,
      cell: ({ emConferencia, aDevolver, prazoEsgotadoEm, devidaDeNovoEm }) =>
        [
          ...(prazoEsgotadoEm === null ? [] : [texts.reasons['prazo-esgotado']]),
          ...(devidaDeNovoEm === null ? [] : [texts.reasons['devida-de-novo']]),
          ...(emConferencia ? [texts.reasons['outro-pagador']] : []),
          ...(aDevolver > 0 ? [texts.owed(moneyText(aDevolver))] : []),
        ].join(' · ') || '—',
    },
    { key: 'oferta', label: common.offer, cell: ({ tituloOferta }) => tituloOferta, extra: true },
    { key: 'credor', label: texts.creditor, cell: ({ credor }) => charges.creditors[credor], extra: true },
    { key: 'loja', label: common.store, cell: ({ loja }) => loja?.nome ?? purchases.house, extra: true },
    { key: 'codigo', label: texts.code, cell: ({ codigo }) => codigo, sort: 'codigo', extra: true },
  ];
}
