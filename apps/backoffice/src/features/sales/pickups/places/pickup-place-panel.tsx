import {
  Alert,
  Anchor,
  Button,
  Fieldset,
  Group,
  NumberInput,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { PICKUP_PLACE_ACTIONS } from '@patio/contract/people/audit/audit-actions.ts';
import { savePickupPlace } from '@patio/contract/sales/pickups/save-pickup-place.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDateText } from '../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Facts } from '../../../../platform/panels/facts.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../../platform/panels/side-panel.tsx';
import { useAction, type Action } from '../../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../../platform/session/user.ts';
import { RecordHistory } from '../../../people/audit/public.ts';
import type { PickupPlace } from './pickup-place.ts';

interface Props {
  readonly place: PickupPlace;
  readonly onClose: () => void;
}

/** When a place hands vehicles over, and the bookings that do not fit that. */
export function PickupPlacePanel({ place, onClose }: Props) {
  const { pickups: texts, yards } = useTexts();
  // Outside the form, which begins again with what a colleague saved: why it was refused stays.
  const action = useAction(savePickupPlace);
  return (
    <SidePanel title={`${place.nomeCidade}, ${place.uf}`} onClose={onClose} size={520}>
      <Stack gap="sm">
        <Facts
          facts={[
            [yards.address, place.endereco],
            [yards.store, place.loja ?? yards.house],
            [texts.standing, String(place.marcadas)],
          ]}
        />
        {place.fora.length === 0 ? null : <BookingsOutside outside={place.fora} />}
        <Problem text={action.problem} />
        <TimesForm key={place.versao} place={place} action={action} />
        <PlaceHistory place={place} />
      </Stack>
    </SidePanel>
  );
}

/** What was done to a place stands at its store, or at the house. */
function PlaceHistory({ place: { parceiro, cidade, nomeCidade, uf } }: { readonly place: PickupPlace }) {
  return (
    <RecordHistory
      kind="pickup-place"
      id={parceiro}
      name={`${nomeCidade}, ${uf}`}
      query={{ tipo: parceiro === null ? 'house' : 'partner', cidade: String(cidade) }}
      only={PICKUP_PLACE_ACTIONS}
    />
  );
}

/** The bookings that stand although they no longer fit. */
function BookingsOutside({ outside }: { readonly outside: PickupPlace['fora'] }) {
  const { pickups: texts } = useTexts();
  const dateText = useDateText();
  return (
    <Alert color="warn" title={texts.outsideTitle(outside.length)}>
      <Text size="sm" mb={6}>
        {texts.outsideText}
      </Text>
      {outside.map(({ compra, inicio, motivo }) => (
        <Text key={compra} size="sm">
          <Anchor component={Link} to={`/compras?id=${compra}`} size="sm" underline="always">
            {`${texts.purchase} ${compra}`}
          </Anchor>
          {` · ${dateText(inicio)} · ${texts.outsideWhy[motivo]}`}
        </Text>
      ))}
    </Alert>
  );
}

interface TimesProps {
  readonly place: PickupPlace;
  readonly action: Action<typeof savePickupPlace>;
}

function TimesForm({ place, action }: TimesProps) {
  const { pickups: texts, common } = useTexts();
  const mayEdit = can(useUser(), savePickupPlace);
  const [own, setOwn] = useState(place.horario !== null);
  const [das, setOpens] = useState(place.vale.das);
  const [ate, setCloses] = useState(place.vale.ate);
  const [sabados, setSaturdays] = useState(place.sabados);
  const [capacity, setCapacity] = useState<number | string>(place.lugares ?? '');
  const save = (): void => {
    const { parceiro, cidade, versao } = place;
    const horario = own ? { das, ate } : null;
    const lugares = capacity === '' ? null : Number(capacity);
    void action.run({ body: { parceiro, cidade, versao, horario, sabados, lugares } }, texts.placeSaved);
  };
  return (
    <Fieldset variant="unstyled" disabled={!mayEdit}>
      <Stack gap="sm">
        <Switch
          label={texts.ownHours}
          description={texts.ownHoursHint}
          checked={own}
          onChange={(event) => setOwn(event.currentTarget.checked)}
        />
        {own ? (
          <Group grow>
            <TextInput
              type="time"
              label={texts.opens}
              value={das}
              onChange={(event) => setOpens(event.currentTarget.value)}
            />
            <TextInput
              type="time"
              label={texts.closes}
              value={ate}
              onChange={(event) => setCloses(event.currentTarget.value)}
            />
          </Group>
        ) : null}
        <Switch
          label={texts.saturdays}
          checked={sabados}
          onChange={(event) => setSaturdays(event.currentTarget.checked)}
        />
        <NumberInput
          label={texts.capacity}
          description={place.lugares === null ? texts.capacityHint(place.vale.lugares) : undefined}
          min={1}
          max={100}
          allowDecimal={false}
          value={capacity}
          onChange={setCapacity}
        />
        {mayEdit ? (
          <Group>
            <Button loading={action.busy} onClick={save}>
              {common.save}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Fieldset>
  );
}
