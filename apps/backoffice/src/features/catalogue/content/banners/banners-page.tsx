import { Badge, Button } from '@mantine/core';
import { createBanner } from '@patio/contract/catalogue/content/create-banner.ts';
import { listStaffBanners } from '@patio/contract/catalogue/content/list-staff-banners.ts';
import { bannersList, type StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import { useState } from 'react';
import { useReply } from '../../../../platform/api/use-reply.ts';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../../platform/session/user.ts';
import { useCategories } from '../../../trading/monitor/public.ts';
import { BannerPanel } from './banner-panel.tsx';

const COLOURS = { S: 'ok', A: 'accent', F: null, I: null } as const;

/** Banners of the home page, categories and stores, in the order of the site. */
export function BannersPage() {
  const { banners: texts, lists } = useTexts();
  const mayAdd = can(useUser(), createBanner);
  const [adding, add] = useState(false);
  const places = usePlaces();
  const state = useListState(bannersList);
  const read = useReply(listStaffBanners, state.query);
  return (
    <>
      <ListWithPanel
        title={texts.title}
        list={listStaffBanners.name}
        state={state}
        read={read}
        columns={useColumns(places)}
        filters={[
          { name: 'categoria', label: texts.category, choices: places },
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
          { name: 'loja', label: texts.store },
        ]}
        idOf={({ codigo }) => codigo}
        empty={mayAdd ? lists.first(texts.add) : null}
        actions={mayAdd ? <Button onClick={() => add(true)}>{texts.add}</Button> : null}
        panel={(row, close) => <BannerPanel banner={row} onClose={close} />}
      />
      {adding ? <BannerPanel banner={null} onClose={() => add(false)} /> : null}
    </>
  );
}

type Places = ReturnType<typeof usePlaces>;

/** The home page and the categories. */
function usePlaces() {
  const { banners: texts } = useTexts();
  return [{ value: '0', label: texts.home }, ...useCategories()];
}

function useColumns(places: Places): readonly DataColumn<StaffBanner>[] {
  const { banners: texts, common } = useTexts();
  const dateText = useDateText();
  const period = ({ de, ate }: StaffBanner): string =>
    de === null && ate === null
      ? texts.always
      : [de, ate].map((at) => (at === null ? '…' : dateText(at))).join(' – ');
  return [
    {
      key: 'imagem',
      label: texts.picture,
      cell: ({ guid }) => <img src={`/media/${guid}`} alt="" width={96} height={30} loading="lazy" />,
    },
    { key: 'titulo', label: texts.heading, cell: ({ titulo }) => titulo || texts.untitled },
    {
      key: 'categoria',
      label: texts.category,
      cell: ({ categoria }) =>
        places.find(({ value }) => value === String(categoria))?.label ?? String(categoria),
      sort: 'lugar',
    },
    { key: 'loja', label: texts.store, cell: ({ loja }) => loja ?? texts.house },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge
          variant={COLOURS[situacao] === null ? 'default' : 'light'}
          tt="none"
          color={COLOURS[situacao] ?? 'accent'}
        >
          {texts.states[situacao]}
        </Badge>
      ),
    },
    { key: 'periodo', label: texts.period, cell: period },
    { key: 'por', label: common.by, cell: ({ por }) => por ?? '—' },
    { key: 'em', label: common.when, cell: ({ em }) => (em === null ? '—' : dateText(em)), sort: 'em' },
  ];
}
