import { Button } from '@mantine/core';
import { exportYardVehicles } from '@patio/contract/sales/yard/export-yard-vehicles.ts';
import { listYardVehicles, yardList } from '@patio/contract/sales/yard/list-yard-vehicles.ts';
import type { YardRow } from '@patio/contract/sales/yard/yard-vehicle.ts';
import { listYards } from '@patio/contract/trading/charges/list-yards.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { YardPanel } from './yard-panel.tsx';

/** The vehicles in the yards, the latest first; with a filter those that left. */
export function YardPage() {
  const { yard: texts, purchases } = useTexts();
  const user = useUser();
  const state = useListState(yardList);
  const read = useReply(listYardVehicles, state.query);
  const { reply: places } = useReply(listYards);
  const cities = new Map((places?.data ?? []).map(({ cidade, nomeCidade }) => [cidade, nomeCidade]));
  return (
    <ListWithPanel
      title={texts.title}
      actions={
        <>
          <Button component={Link} to="/patio/entrada">
            {texts.newIntake}
          </Button>
          <Button component={Link} to="/patio/saida" variant="default">
            {texts.gate}
          </Button>
        </>
      }
      list={listYardVehicles.name}
      state={state}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={useYardColumns()}
      filters={[
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        {
          name: 'cidade',
          label: texts.place,
          choices: [...cities].map(([value, label]) => ({ value: String(value), label })),
        },
        { name: 'vaga', label: texts.spot },
        { name: 'entrouEm', label: texts.since },
        { name: 'oferta', label: purchases.offer },
      ]}
      empty={texts.empty}
      exported={can(user, exportYardVehicles) ? exportYardVehicles : null}
      panel={(row, close) => <YardPanel row={row} onClose={close} />}
    />
  );
}

function useYardColumns(): readonly DataColumn<YardRow>[] {
  const { yard: texts, common, purchases } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'veiculo', label: texts.vehicle, cell: ({ placa, serie }) => placa ?? serie ?? '—' },
    { key: 'tipo', label: texts.kind, cell: ({ tipo }) => texts.kinds[tipo] },
    { key: 'local', label: texts.place, cell: ({ cidade: { nome, uf } }) => `${nome}/${uf}` },
    { key: 'vaga', label: texts.spot, cell: ({ vaga }) => vaga, sort: 'vaga' },
    { key: 'dias', label: texts.days, cell: ({ dias }) => dias, sort: 'entrouEm', numeric: true },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
    {
      key: 'oferta',
      label: common.offer,
      cell: ({ oferta }) => (oferta === null ? '—' : `${oferta.codigo} · ${oferta.titulo}`),
    },
    { key: 'chaves', label: texts.keys, cell: ({ chaves }) => chaves ?? '—', numeric: true },
    { key: 'loja', label: common.store, cell: ({ loja }) => loja ?? purchases.house, extra: true },
    { key: 'entrou', label: texts.since, cell: ({ entrouEm }) => dateText(entrouEm), extra: true },
    { key: 'por', label: texts.takenBy, cell: ({ entrouPor }) => entrouPor, extra: true },
    { key: 'fotos', label: texts.photos, cell: ({ fotos }) => fotos, numeric: true, extra: true },
  ];
}
