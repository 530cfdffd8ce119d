import { Button, Group, Stack } from '@mantine/core';
import { exportPickups } from '@patio/contract/sales/pickups/export-pickups.ts';
import { listPickups, pickupsList, type PickupRow } from '@patio/contract/sales/pickups/list-pickups.ts';
import { listPurchases } from '@patio/contract/sales/purchases/list-purchases.ts';
import { listYards } from '@patio/contract/trading/charges/list-yards.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { Link } from 'react-router';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useToday } from '../../../platform/desk/use-today.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { DataColumn } from '../../../platform/lists/data-column.ts';
import { choicesOf } from '../../../platform/lists/filters/choices-of.ts';
import { ListWithPanel } from '../../../platform/lists/list-with-panel.tsx';
import { useListState } from '../../../platform/lists/use-list-state.ts';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { can, useUser } from '../../../platform/session/user.ts';
import { PurchaseStorage } from '../storage-days/public.ts';
import { PurchasePickup } from './purchase-pickup.tsx';

const DAY_MS = 86_400_000;

/** The bookings to collect vehicles, by day and place. */
export function PickupsPage() {
  const { pickups: texts, purchases, storage } = useTexts();
  const user = useUser();
  const today = useToday();
  const state = useListState(pickupsList);
  const read = useReply(listPickups, state.query);
  const { reply: places } = useReply(listYards);
  const cities = new Map((places?.data ?? []).map(({ cidade, nomeCidade }) => [cidade, nomeCidade]));
  const tomorrow = dayOf(Date.parse(`${today}T15:00:00Z`) + DAY_MS);
  const dayLink = (day: string): string => `/retiradas?inicio.de=${day}&inicio.ate=${day}`;
  return (
    <ListWithPanel
      title={texts.title}
      actions={
        <>
          <Button component={Link} to={dayLink(today)} variant="default">
            {texts.today}
          </Button>
          <Button component={Link} to={dayLink(tomorrow)} variant="default">
            {texts.tomorrow}
          </Button>
          <Button component={Link} to="/retiradas" variant="subtle">
            {texts.all}
          </Button>
        </>
      }
      list={listPickups.name}
      state={state}
      read={read}
      idOf={({ codigo }) => codigo}
      columns={usePickupColumns()}
      filters={[
        { name: 'inicio', label: texts.when },
        {
          name: 'cidade',
          label: texts.place,
          choices: [...cities].map(([value, label]) => ({ value: String(value), label })),
        },
        { name: 'situacao', label: texts.state, choices: choicesOf(texts.states) },
        { name: 'pendente', label: texts.pending },
        { name: 'diarias', label: storage.column },
        { name: 'compra', label: texts.purchase },
        ...(user.loja === null ? [{ name: 'loja', label: purchases.store } as const] : []),
      ]}
      empty={texts.empty}
      exported={can(user, exportPickups) ? exportPickups : null}
      panel={(row, close) => (
        <SidePanel title={row.titulo} onClose={close}>
          <Stack gap="md">
            {can(user, listPurchases) ? (
              <Group>
                <Button component={Link} to={`/compras?id=${row.compra}`} size="compact-sm" variant="default">
                  {texts.openPurchase}
                </Button>
              </Group>
            ) : null}
            <PurchasePickup code={row.compra} />
            <PurchaseStorage code={row.compra} />
          </Stack>
        </SidePanel>
      )}
    />
  );
}

function usePickupColumns(): readonly DataColumn<PickupRow>[] {
  const { pickups: texts, common, purchases, storage } = useTexts();
  const dateText = useDateText();
  return [
    { key: 'inicio', label: texts.when, cell: ({ inicio }) => dateText(inicio), sort: 'inicio' },
    { key: 'local', label: texts.place, cell: ({ local }) => local },
    { key: 'placas', label: texts.plates, cell: ({ placas }) => placas.join(', ') || '—' },
    { key: 'quem', label: texts.who, cell: ({ terceiro, comprador }) => terceiro?.nome ?? comprador.nome },
    {
      key: 'diarias',
      label: storage.column,
      cell: ({ diarias }) => (diarias === null ? '—' : moneyText(diarias)),
      numeric: true,
    },
    { key: 'situacao', label: texts.state, cell: ({ situacao }) => texts.states[situacao] },
    { key: 'vagas', label: texts.spots, cell: ({ vagas }) => vagas.join(', ') || '—' },
    { key: 'oferta', label: common.offer, cell: ({ oferta, titulo }) => `${oferta} · ${titulo}` },
    { key: 'comprador', label: texts.buyer, cell: ({ comprador }) => comprador.nome, extra: true },
    { key: 'telefone', label: texts.phone, cell: ({ comprador }) => comprador.telefone ?? '—', extra: true },
    { key: 'loja', label: common.store, cell: ({ loja }) => loja ?? purchases.house, extra: true },
    { key: 'marcada', label: texts.bookedAt, cell: ({ marcadaEm }) => dateText(marcadaEm), extra: true },
  ];
}
