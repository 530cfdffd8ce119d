import { Badge, Button } from '@mantine/core';
import { exportVisits } from '@patio/contract/sales/visits/export-visits.ts';
import { listVisitPlaces } from '@patio/contract/sales/visits/list-visit-places.ts';
import { listVisits, visitsList } from '@patio/contract/sales/visits/list-visits.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { DataList } from '../../../platform/lists/data-list.tsx';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { VisitPanel } from './visit-panel.tsx';
import { STATE_COLOURS } from './visit-state.ts';

type Row = Reply<typeof listVisits>['data'][number];

/** Visits: those that are to come, to be approved or to be recorded unless others are chosen, the next first. */
export function VisitsPage() {
  const { visits: texts, common, purchases } = useTexts();
  const user = useUser();
  const state = useListState(visitsList);
  const { reply, failed, retry } = useReply(listVisits, state.query);
  const ofHouse = user.loja === null;
  return (
    <>
      <DataList
        title={texts.title}
        list={listVisits.name}
        state={state}
        page={reply}
        failed={failed}
        onRetry={retry}
        idOf={({ codigo }) => codigo}
        columns={useColumns()}
        empty={texts.none}
        exported={can(user, exportVisits) ? exportVisits : null}
        actions={
          can(user, listVisitPlaces) ? (
            <Button component={Link} to="/locais-de-visita" variant="default">
              {texts.places}
            </Button>
          ) : null
        }
        filters={[
          { name: 'situacao', label: texts.state, choices: choicesOf(texts.status) },
          { name: 'semRegistro', label: texts.late },
          { name: 'dia', label: texts.day },
          { name: 'cidade', label: texts.place, choices: usePlaceChoices() },
          { name: 'oferta', label: purchases.offer },
          { name: 'conta', label: common.account },
          ...(ofHouse ? [{ name: 'loja', label: common.store }] : []),
        ]}
      />
      {state.openId === null ? null : (
        <VisitPanel key={state.openId} id={state.openId} onClose={() => state.open(null)} />
      )}
    </>
  );
}

/** The cities that have a place for visits. */
function usePlaceChoices() {
  const { reply } = useReply(listVisitPlaces);
  const cities = new Map(
    (reply?.data ?? []).map(({ cidade, nomeCidade, uf }) => [String(cidade), `${nomeCidade}, ${uf}`]),
  );
  return [...cities].map(([value, label]) => ({ value, label }));
}

function useColumns(): readonly DataColumn<Row>[] {
  const { visits: texts, common } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'inicio', label: texts.when, cell: ({ inicio }) => dateText(inicio), sort: 'inicio' },
    { key: 'local', label: texts.place, cell: ({ nomeCidade, uf }) => `${nomeCidade}, ${uf}` },
    {
      key: 'oferta',
      label: common.offer,
      cell: ({ codigoOferta, tituloOferta }) => `${codigoOferta} · ${tituloOferta}`,
    },
    { key: 'visitante', label: texts.visitor, cell: ({ visitante }) => visitante },
    {
      key: 'situacao',
      label: texts.state,
      cell: ({ situacao }) => (
        <Badge variant="light" color={STATE_COLOURS[situacao]} tt="none">
          {texts.status[situacao]}
        </Badge>
      ),
    },
    { key: 'telefone', label: texts.phone, cell: ({ telefone }) => telefone ?? '—', extra: true },
    { key: 'loja', label: texts.store, cell: ({ loja }) => loja ?? texts.house, extra: true },
    {
      key: 'marcadaEm',
      label: texts.booked,
      cell: ({ marcadaEm }) => dateText(marcadaEm),
      sort: 'marcadaEm',
      extra: true,
    },
  ];
}
