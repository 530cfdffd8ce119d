import { exportBuyerDebts } from '@patio/contract/finance/buyer-debts/export-buyer-debts.ts';
import { buyerDebtsList, listBuyerDebts } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { BuyerDebtPanel } from './buyer-debt-panel.tsx';

type Row = Reply<typeof listBuyerDebts>['data'][number];

/** What buyers were given back too much, longest waiting first. */
export function BuyerDebtsPage() {
  const { buyerDebts: texts, common } = useTexts();
  const user = useUser();
  const state = useListState(buyerDebtsList);
  const { reply, failed, retry } = useReply(listBuyerDebts, state.query);
  return (
    <>
      <DataList
        title={texts.title}
        list={listBuyerDebts.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        exported={can(user, exportBuyerDebts) ? exportBuyerDebts : null}
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
          { name: 'valor', label: common.value },
          { name: 'desde', label: texts.since },
        ]}
      />
      {state.openId === null ? null : (
        <BuyerDebtPanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<Row>[] {
  const { buyerDebts: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'comprador', label: texts.buyer, cell: ({ comprador }) => comprador.nome },
    {
      key: 'valor',
      label: common.value,
      cell: ({ valor, perdoado }) => moneyText(valor > 0 ? valor : perdoado),
      sort: 'valor',
    },
    {
      key: 'de',
      label: texts.of,
      cell: ({ codigoCompra, codigoCaucao, tituloOferta }) =>
        [
          codigoCompra === null ? null : texts.purchase(codigoCompra),
          codigoCaucao === null ? null : texts.deposit(codigoCaucao),
          tituloOferta,
        ]
          .filter((each) => each !== null)
          .join(', '),
    },
    { key: 'desde', label: texts.since, cell: ({ desde }) => dateText(desde), sort: 'desde' },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
  ];
}
