import { listRunningOffers } from '@patio/contract/trading/monitor/list-running-offers.ts';
import { runningOffersList } from '@patio/contract/trading/monitor/running-offer.ts';
import { useEffect, useMemo } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import type { FilterField } from '../../../platform/lists/filters/filter-field.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { GoneOffer, LiveOfferPanel } from './live-offer-panel.tsx';
import { runningWith } from './running.ts';
import { setServerClock } from './server-clock.ts';
import { useCategories } from './use-categories.ts';
import { useKeptOffer } from './use-kept-offer.ts';
import { useLiveOffers } from './use-live-offers.ts';
import { useRunningColumns } from './use-running-columns.tsx';

/** Offers to a page: the public stream follows as many. */
const PAGE = '100';

/** Running offers, those that end soonest first, as they change. */
export function LivePage() {
  const { monitor: texts } = useTexts();
  const state = useListState(runningOffersList);
  const { reply, failed, retry } = useReply(listRunningOffers, { ...state.query, limit: PAGE });
  const live = useLiveOffers(reply?.data.map(({ codigo }) => codigo) ?? []);
  const agora = reply?.agora;
  useEffect(() => {
    if (agora !== undefined) setServerClock(agora);
  }, [agora]);
  const rows = useMemo(
    () => reply?.data.map((row) => runningWith(row, live.get(row.codigo))) ?? null,
    [reply, live],
  );
  const page = reply === null || rows === null ? null : { ...reply, data: rows };
  const open = useKeptOffer(state.openId, rows);
  const close = (): void => state.open(null);
  return (
    <>
      <DataList
        title={texts.title}
        list={listRunningOffers.name}
        state={state}
        page={page}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        filters={useRunningFilters()}
        columns={useRunningColumns()}
      />
      {open === null ? null : <LiveOfferPanel key={open.codigo} offer={open} onClose={close} />}
      {open === null && state.openId !== null && page !== null ? <GoneOffer onClose={close} /> : null}
    </>
  );
}

function useRunningFilters(): readonly FilterField[] {
  const { monitor: texts, common } = useTexts();
  return [
    {
      name: 'categoria',
      label: texts.category,
      choices: useCategories(),
    },
    { name: 'loja', label: common.store },
    {
      name: 'reserva',
      label: texts.reserve,
      choices: (['sem', 'atingida', 'abaixo'] as const).map((value) => ({
        value,
        label: texts.reserves[value],
      })),
    },
    { name: 'comLances', label: texts.withBids },
    { name: 'suspeita', label: texts.flagged },
    { name: 'suspensa', label: texts.suspended },
    { name: 'fim', label: texts.end },
    { name: 'oferta', label: common.offer },
  ];
}
