import { Badge, Button, Group, Text } from '@mantine/core';
import { createName } from '@patio/contract/catalogue/names/create-name.ts';
import { listNames } from '@patio/contract/catalogue/names/list-names.ts';
import {
  nameKind,
  namesList,
  type NameKind,
  type StaffName,
} from '@patio/contract/catalogue/names/staff-name.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { NamePanel } from './name-panel.tsx';
import { NamePicture } from './name-picture.tsx';
import { useNameChoices } from './use-name-choices.ts';

/** The categories in the order of the menus, each with its subcategories. */
export function CategoriesPage() {
  return <NamesPage kinds={['categoria', 'subcategoria']} first="categoria,subcategoria" />;
}

/** The brands; a filter shows models. */
export function BrandsPage() {
  return <NamesPage kinds={['marca', 'modelo']} first="marca" />;
}

interface Props {
  readonly kinds: readonly [NameKind, NameKind];
  /** The kinds that are listed without a choice. */
  readonly first: string;
}

/** A number of a row among all kinds. */
const idOf = ({ tipo, codigo }: StaffName): number =>
  (nameKind.options.indexOf(tipo) + 1) * 1_000_000_000 + codigo;

function NamesPage({ kinds, first }: Props) {
  const { names: texts, lists } = useTexts();
  const mayAdd = can(useUser(), createName);
  const [adding, add] = useState<NameKind | null>(null);
  const [spec] = useState(() => ({
    ...namesList,
    filters: { ...namesList.filters, tipo: { kind: 'words' as const, options: kinds } },
  }));
  const state = useListState(spec, { tipo: first });
  const read = useReply(listNames, state.query);
  const categories = useNameChoices('categoria');
  const ofBrands = kinds[0] === 'marca';
  return (
    <>
      <ListWithPanel
        title={ofBrands ? texts.brands : texts.categories}
        list={listNames.name}
        state={state}
        read={read}
        columns={useColumns(ofBrands)}
        filters={[
          {
            name: 'tipo',
            label: texts.kind,
            choices: kinds.map((value) => ({ value, label: texts.kinds[value] })),
          },
          { name: 'categoria', label: texts.category, choices: categories },
          ...(ofBrands ? [{ name: 'marca', label: texts.brandNumber }] : []),
          { name: 'ativo', label: texts.shown },
          { name: 'parecido', label: texts.alike },
        ]}
        idOf={idOf}
        empty={mayAdd ? lists.first(texts.add[kinds[0]]) : lists.empty}
        actions={
          mayAdd ? (
            <Group gap="xs">
              {kinds.map((kind, place) => (
                <Button key={kind} variant={place === 0 ? 'filled' : 'default'} onClick={() => add(kind)}>
                  {texts.add[kind]}
                </Button>
              ))}
            </Group>
          ) : null
        }
        panel={(row, close) => <NamePanel kind={row.tipo} name={row} onClose={close} />}
      />
      {adding === null ? null : <NamePanel kind={adding} name={null} onClose={() => add(null)} />}
    </>
  );
}

function useColumns(ofBrands: boolean): readonly DataColumn<StaffName>[] {
  const { names: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    {
      key: 'imagem',
      label: texts.pictures,
      cell: ({ ativa, inativa }) => (
        <Group gap={4} wrap="nowrap">
          {[ativa, inativa].map((address, place) => (
            <NamePicture key={place} address={address} size={32} />
          ))}
        </Group>
      ),
    },
    {
      key: 'nome',
      label: texts.name,
      sort: 'nome',
      cell: ({ nome, parecido }) => (
        <>
          {nome}
          {parecido === null ? null : (
            <Text size="xs" c="dimmed">
              {texts.looksLike(parecido.nome)}
            </Text>
          )}
        </>
      ),
    },
    { key: 'ingles', label: texts.english, cell: ({ nomeEn }) => nomeEn || '—' },
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo], sort: 'ordem' },
    ...(ofBrands
      ? [{ key: 'marca', label: texts.brand, cell: ({ marca }: StaffName) => marca?.nome ?? '—' }]
      : []),
    { key: 'categoria', label: texts.category, cell: ({ categoria }) => categoria?.nome ?? '—' },
    { key: 'noAr', label: texts.onSite, cell: ({ noAr }) => noAr, numeric: true },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ ativo }) => (
        <Badge variant={ativo ? 'light' : 'default'} tt="none" color={ativo ? 'ok' : 'accent'}>
          {ativo ? texts.on : texts.off}
        </Badge>
      ),
    },
    { key: 'por', label: common.by, cell: ({ por }) => por ?? '—', extra: true },
    {
      key: 'em',
      label: common.when,
      cell: ({ em }) => (em === null ? '—' : dateText(em)),
      sort: 'em',
      extra: true,
    },
  ];
}
