import { endedOffersList, endedOutcome, type EndedOffer } from '@patio/contract/sales/ended/ended-offer.ts';
import { listEndedOffers } from '@patio/contract/sales/ended/list-ended-offers.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { FilterField } from '../../../platform/lists/filters/filter-field.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { useWorkList } from '../../../platform/work/use-work-list.tsx';
import { useCategories } from '../../trading/monitor/public.ts';
import { awaitsDecision } from './awaits-decision.ts';
import { EndedPanel } from './ended-panel.tsx';

/** Offers that have ended, the last first. */
export function EndedPage() {
  const { ended: texts, common } = useTexts();
  const dateText = useDateText();
  const state = useListState(endedOffersList);
  const work = useWorkList('ended-offer', state, {
    idOf: ({ codigo }: EndedOffer) => codigo,
    waits: awaitsDecision,
  });
  const read = useReply(listEndedOffers, state.query);
  return (
    <ListWithPanel
      title={texts.title}
      list={listEndedOffers.name}
      state={state}
      work={work}
      read={read}
      waits={awaitsDecision}
      panel={(offer, close) => <EndedPanel offer={offer} onClose={close} />}
      idOf={({ codigo }) => codigo}
      filters={useEndedFilters()}
      columns={[
        {
          key: 'encerradaEm',
          label: texts.endedAt,
          sort: 'encerradaEm',
          cell: ({ encerradaEm }) => dateText(encerradaEm),
        },
        { key: 'oferta', label: common.offer, cell: ({ codigo, titulo }) => `${codigo} · ${titulo}` },
        { key: 'resultado', label: texts.outcome, cell: ({ resultado }) => texts.outcomes[resultado] },
        {
          key: 'valor',
          label: common.value,
          sort: 'valor',
          numeric: true,
          cell: ({ valor, compra }) => moneyText(compra?.valor ?? valor),
        },
        { key: 'lances', label: texts.bids, numeric: true, cell: ({ lances }) => lances },
        { key: 'comprador', label: common.buyer, cell: ({ compra }) => compra?.comprador.nome ?? '—' },
        {
          key: 'acoes',
          label: texts.possible,
          cell: ({ acoes }) => acoes.map((action) => texts.actions[action]).join(', ') || '—',
        },
        {
          key: 'situacao',
          label: texts.state,
          extra: true,
          cell: ({ situacao }) => texts.states[situacao],
        },
        { key: 'loja', label: common.store, extra: true, cell: ({ loja }) => loja?.nome ?? texts.house },
      ]}
    />
  );
}

function useEndedFilters(): readonly FilterField[] {
  const { ended: texts, monitor, common } = useTexts();
  return [
    {
      name: 'resultado',
      label: texts.outcome,
      choices: endedOutcome.options.map((value) => ({ value, label: texts.outcomes[value] })),
    },
    {
      name: 'situacao',
      label: texts.state,
      choices: (['V', 'C', 'L', 'X', 'E'] as const).map((value) => ({ value, label: texts.states[value] })),
    },
    { name: 'decisao', label: texts.decision },
    { name: 'encerradaEm', label: texts.endedAt },
    { name: 'valor', label: common.value },
    { name: 'comLances', label: monitor.withBids },
    { name: 'categoria', label: monitor.category, choices: useCategories() },
    { name: 'loja', label: common.store },
    { name: 'oferta', label: common.offer },
  ];
}
