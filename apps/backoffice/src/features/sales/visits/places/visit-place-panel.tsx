import {
  Button,
  Divider,
  Fieldset,
  Group,
  NumberInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { saveVisitPlace } from '@patio/contract/sales/visits/save-visit-place.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Facts } from '../../../../platform/panels/facts.tsx';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { SidePanel } from '../../../../platform/panels/side-panel.tsx';
import { useAction, type Action } from '../../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../../platform/session/user.ts';
import { RecordHistory } from '../../../people/audit/public.ts';
import { ClosedDays } from './closed-days.tsx';
import type { VisitPlace } from './visit-place.ts';
import { WeekFields } from './week-fields.tsx';
import { hoursOf, USUAL_WEEK, weekOf, type Week } from './week.ts';

interface Props {
  readonly place: VisitPlace;
  readonly onClose: () => void;
}

/** How a place takes visits, and on which days it does not. */
export function VisitPlacePanel({ place, onClose }: Props) {
  const { visits: texts } = useTexts();
  const { visitas } = place;
  // Outside the form, which begins again with what a colleague saved: why it was refused stays.
  const action = useAction(saveVisitPlace);
  return (
    <SidePanel title={`${place.nomeCidade}, ${place.uf}`} onClose={onClose} size={520}>
      <Stack gap="sm">
        <Facts
          facts={[
            [texts.address, place.endereco],
            [texts.store, place.loja ?? texts.house],
          ]}
        />
        <PlaceForm key={visitas?.versao ?? 'new'} place={place} action={action} />
        {visitas === null ? null : (
          <>
            <Divider />
            <Title order={2} size="h5">
              {texts.closedDays}
            </Title>
            <ClosedDays code={visitas.codigo} days={visitas.diasFechados} />
            <RecordHistory kind="visit-place" id={visitas.codigo} />
          </>
        )}
      </Stack>
    </SidePanel>
  );
}

interface FormProps {
  readonly place: VisitPlace;
  readonly action: Action<typeof saveVisitPlace>;
}

function PlaceForm({ place, action }: FormProps) {
  const { visits: texts, common } = useTexts();
  const mayEdit = can(useUser(), saveVisitPlace);
  const form = usePlaceForm(place);
  const save = (): void => {
    const body = form.read();
    if (body !== null) void action.run({ body }, texts.saved);
  };
  return (
    <Fieldset variant="unstyled" disabled={!mayEdit}>
      <Stack gap="sm">
        <Switch
          label={texts.openSwitch}
          description={texts.openHint}
          checked={form.values.open}
          onChange={(event) => form.set({ open: event.currentTarget.checked })}
        />
        <div role="group" aria-label={texts.hours}>
          <Text size="sm" fw={500}>
            {texts.hours}
          </Text>
          <Text size="xs" c="dimmed" mb={6}>
            {texts.hoursHint}
          </Text>
          <WeekFields week={form.values.week} onChange={(week) => form.set({ week })} />
        </div>
        <NumberInput
          label={texts.capacity}
          min={1}
          max={50}
          allowDecimal={false}
          value={form.values.capacity}
          onChange={(value) => form.set({ capacity: value })}
        />
        <TextInput
          label={texts.contact}
          maxLength={100}
          value={form.values.contact}
          error={form.problem === 'contact' ? common.required : null}
          onChange={(event) => form.set({ contact: event.currentTarget.value })}
        />
        <Textarea
          label={texts.notes}
          description={texts.notesHint}
          autosize
          minRows={2}
          maxLength={500}
          value={form.values.notes}
          onChange={(event) => form.set({ notes: event.currentTarget.value })}
        />
        <Problem text={form.problem === 'hours' ? texts.halfInterval : action.problem} />
        {mayEdit ? (
          <Group>
            <Button loading={action.busy} onClick={save}>
              {texts.save}
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Fieldset>
  );
}

interface Values {
  readonly open: boolean;
  readonly week: Week;
  readonly capacity: number | string;
  readonly contact: string;
  readonly notes: string;
}

/** What is typed about a place; `read` gives the body of the call, or null and says what is missing. */
function usePlaceForm({ parceiro, cidade, visitas }: VisitPlace) {
  const [problem, setProblem] = useState<'hours' | 'contact' | null>(null);
  const [values, setValues] = useState<Values>(() => ({
    open: visitas?.aberto ?? true,
    week: visitas === null ? USUAL_WEEK : weekOf(visitas.horarios),
    capacity: visitas?.lugares ?? 1,
    contact: visitas?.contato ?? '',
    notes: visitas?.observacoes ?? '',
  }));
  const read = () => {
    const horarios = hoursOf(values.week);
    const contact = values.contact.trim();
    setProblem(horarios === null ? 'hours' : contact.length < 2 ? 'contact' : null);
    if (horarios === null || contact.length < 2) return null;
    return {
      parceiro,
      cidade,
      aberto: values.open,
      horarios,
      lugares: Number(values.capacity),
      contato: contact,
      observacoes: values.notes,
      versao: visitas?.versao ?? null,
    };
  };
  return {
    values,
    problem,
    read,
    set: (given: Partial<Values>) => setValues((before) => ({ ...before, ...given })),
  };
}
