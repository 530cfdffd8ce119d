import { Badge, Group } from '@mantine/core';
import { staffOfferState, type StaffOffer } from '@patio/contract/catalogue/drafts/staff-offer.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import type { FilterField } from '../../../platform/lists/filters/filter-field.ts';
import { useCategories } from '../../trading/monitor/public.ts';
import classes from './offers.module.css';

/** The columns of the list of offers. */
export function useOfferColumns(): readonly DataColumn<StaffOffer>[] {
  const { drafts: texts, common, ended } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'foto', label: texts.photo, cell: ({ foto }) => <Thumbnail address={foto} /> },
    {
      key: 'oferta',
      label: common.offer,
      sort: 'titulo',
      cell: ({ codigo, titulo }) => `${codigo} · ${titulo === '' ? texts.untitled : titulo}`,
    },
    { key: 'placa', label: texts.plate, cell: ({ placa }) => placa ?? '—' },
    { key: 'situacao', label: ended.state, cell: (offer) => <State offer={offer} /> },
    {
      key: 'preco',
      label: texts.price,
      sort: 'preco',
      numeric: true,
      cell: ({ preco }) => (preco === null ? '—' : moneyText(preco)),
    },
    { key: 'lances', label: ended.bids, numeric: true, cell: ({ lances }) => lances },
    {
      key: 'fim',
      label: texts.end,
      sort: 'fim',
      cell: ({ fim }) => (fim === null ? '—' : dateText(fim)),
    },
    {
      key: 'faltas',
      label: texts.missing,
      numeric: true,
      cell: ({ faltas }) => (faltas === 0 ? '—' : faltas),
    },
    { key: 'loja', label: common.store, extra: true, cell: ({ loja }) => loja?.nome ?? ended.house },
    {
      key: 'mudada',
      label: texts.changed,
      sort: 'mudada',
      extra: true,
      cell: ({ mudada }) => dateText(mudada),
    },
  ];
}

function Thumbnail({ address }: { readonly address: string | null }) {
  return address === null ? (
    <span className={classes['empty'] ?? ''} aria-hidden />
  ) : (
    <img className={classes['photo'] ?? ''} src={`${address}/268.webp`} alt="" loading="lazy" />
  );
}

function State({ offer }: { readonly offer: StaffOffer }) {
  const { drafts: texts } = useTexts();
  return (
    <Group gap={4}>
      <span>{texts.states[offer.situacao]}</span>
      {offer.alteracao === null || offer.situacao === 'aguardando' ? null : (
        <Badge variant="light" size="sm">
          {texts.changes}
        </Badge>
      )}
    </Group>
  );
}

/** What the list can be narrowed by. */
export function useOfferFilters(): readonly FilterField[] {
  const { drafts: texts, common, monitor, ended, names } = useTexts();
  return [
    {
      name: 'situacao',
      label: ended.state,
      choices: staffOfferState.options.map((value) => ({ value, label: texts.states[value] })),
    },
    { name: 'categoria', label: monitor.category, choices: useCategories() },
    { name: 'subcategoria', label: names.kinds.subcategoria },
    { name: 'marca', label: names.brand },
    { name: 'modelo', label: names.kinds.modelo },
    { name: 'loja', label: common.store },
    { name: 'placa', label: texts.plate },
    { name: 'preco', label: texts.price },
    { name: 'fim', label: texts.end },
    { name: 'semFoto', label: texts.withoutPhoto },
    { name: 'comFaltas', label: texts.withProblems },
    { name: 'destaque', label: texts.spotlight },
  ];
}
