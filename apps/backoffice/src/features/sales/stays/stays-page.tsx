import { exportStays } from '@patio/contract/sales/stays/export-stays.ts';
import { listStays, staysList } from '@patio/contract/sales/stays/list-stays.ts';
import type { StayListed } from '@patio/contract/sales/stays/stay.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { offerColumn } from '../../../platform/lists/deal-columns.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { StayPanel } from './stay-panel.tsx';

/** Offers whose end stands still, longest first, unless others are chosen. */
export function StaysPage() {
  const { stays: texts, purchases, common } = useTexts();
  const user = useUser();
  const state = useListState(staysList, { situacao: 'suspensa' });
  const read = useReply(listStays, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listStays.name}
      state={state}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={useStayColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'causa', label: texts.cause, choices: choicesOf(texts.causes) },
        { name: 'desde', label: common.since },
        { name: 'oferta', label: purchases.offer },
      ]}
      empty={common.nothing}
      exported={can(user, exportStays) ? exportStays : null}
      panel={(row, close) => <StayPanel stay={row} onClose={close} />}
    />
  );
}

function useStayColumns(): readonly DataColumn<StayListed>[] {
  const { stays: texts, purchases, common } = useTexts();
  const dateText = useDateText();
  return [
    offerColumn(common.offer),
    { key: 'loja', label: common.store, cell: ({ loja }) => loja ?? purchases.house },
    { key: 'causa', label: texts.cause, cell: ({ causa }) => texts.causes[causa] },
    { key: 'motivo', label: texts.reason, cell: ({ motivo }) => motivo },
    { key: 'desde', label: common.since, cell: ({ desde }) => dateText(desde), sort: 'desde' },
    { key: 'fim', label: texts.end, cell: ({ fim }) => dateText(fim), sort: 'fim' },
    { key: 'lances', label: texts.bids, cell: ({ lances }) => lances, sort: 'lances', numeric: true },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => texts.states[situacao],
    },
    { key: 'por', label: common.by, cell: ({ por }) => por ?? '—', extra: true },
    { key: 'ate', label: common.until, cell: ({ ate }) => (ate === null ? '—' : dateText(ate)), extra: true },
  ];
}
