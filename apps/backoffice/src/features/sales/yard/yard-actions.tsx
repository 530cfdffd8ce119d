import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { draftFromYard } from '@patio/contract/sales/yard/draft-from-yard.ts';
import { leaveYard } from '@patio/contract/sales/yard/leave-yard.ts';
import { moveYardVehicle } from '@patio/contract/sales/yard/move-yard-vehicle.ts';
import type { YardRow } from '@patio/contract/sales/yard/yard-vehicle.ts';
import { listYards } from '@patio/contract/trading/charges/list-yards.ts';
import { YARD_LIMITS } from '@patio/domain/sales/yard/yard-checklist.ts';
import { useState } from 'react';
import { useReply } from '../../../platform/api/use-reply.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** What may be done with a vehicle that is in the yard. */
export function YardActions({ vehicle }: { readonly vehicle: YardRow }) {
  const { yard: texts } = useTexts();
  const user = useUser();
  const drafting = useAction(draftFromYard);
  const [open, setOpen] = useState<'move' | 'leave' | null>(null);
  if (vehicle.saiuEm !== null) return null;
  const draft = (): void =>
    void drafting.give({ params: { id: vehicle.codigo } }, ({ data }) =>
      texts.drafted(data.oferta, data.fotos),
    );
  const close = (): void => setOpen(null);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {can(user, draftFromYard) && vehicle.situacao !== 'vendido' ? (
          <Button loading={drafting.busy} onClick={draft}>
            {vehicle.oferta === null ? texts.toDraft : texts.feedDraft}
          </Button>
        ) : null}
        {can(user, moveYardVehicle) ? (
          <Button variant="default" onClick={() => setOpen('move')}>
            {texts.move}
          </Button>
        ) : null}
        {can(user, leaveYard) && vehicle.situacao !== 'vendido' ? (
          <Button variant="subtle" color="danger" onClick={() => setOpen('leave')}>
            {texts.leave}
          </Button>
        ) : null}
      </Group>
      <Problem text={drafting.problem} />
      {open === 'move' ? <Move vehicle={vehicle} onClose={close} /> : null}
      {open === 'leave' ? <Leave vehicle={vehicle} onClose={close} /> : null}
    </Stack>
  );
}

interface Props {
  readonly vehicle: YardRow;
  readonly onClose: () => void;
}

function Move({ vehicle, onClose }: Props) {
  const { yard: texts } = useTexts();
  const action = useAction(moveYardVehicle);
  const { reply } = useReply(listYards);
  const [city, setCity] = useState(String(vehicle.cidade.codigo));
  const [spot, setSpot] = useState(vehicle.vaga);
  const cities = new Map((reply?.data ?? []).map((place) => [String(place.cidade), place.nomeCidade]));
  cities.set(String(vehicle.cidade.codigo), vehicle.cidade.nome);
  const move = async (): Promise<void> => {
    const body = { cidade: Number(city), vaga: spot, versao: vehicle.versao };
    if (await action.run({ params: { id: vehicle.codigo }, body }, texts.moved)) onClose();
  };
  return (
    <Confirmation
      title={texts.move}
      text={vehicle.placa ?? vehicle.serie ?? ''}
      action={texts.move}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <Select
        label={texts.place}
        data={[...cities].map(([value, label]) => ({ value, label }))}
        value={city}
        onChange={(value) => setCity(value ?? city)}
      />
      <TextInput
        label={texts.spot}
        value={spot}
        maxLength={YARD_LIMITS.spot}
        onChange={(event) => setSpot(event.currentTarget.value)}
      />
    </Confirmation>
  );
}

function Leave({ vehicle, onClose }: Props) {
  const { yard: texts } = useTexts();
  const action = useAction(leaveYard);
  const leave = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id: vehicle.codigo }, body: { motivo } }, texts.left)) onClose();
  };
  return (
    <ReasonDialog
      title={texts.leave}
      text={texts.leaveText}
      reason={texts.leaveReason}
      action={texts.leave}
      danger
      busy={action.busy}
      problem={action.problem}
      onConfirm={(reason) => void leave(reason)}
      onClose={onClose}
    />
  );
}
