import { Alert, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { IntakeForm as Form } from '@patio/contract/sales/yard/intake-form.ts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { keepPage } from '../../../../platform/offline/keep-page.ts';
import { useUser } from '../../../../platform/session/user.ts';
import { editIntake, keepIntake, type StoredIntake, type StoredPlace } from './intake-db.ts';
import { IntakeForm } from './intake-form.tsx';
import { newIntake } from './new-intake.ts';
import { QueueList } from './queue-list.tsx';
import { useIntakes } from './use-intakes.ts';
import { usePlaces } from './use-places.ts';

/** Taking a vehicle into the yard, on a phone and without a connection: the form, and what waits to be sent. */
export function IntakePage() {
  const { yard: texts, pages, common } = useTexts();
  const { codigoUsuario } = useUser();
  const { intakes, send } = useIntakes(codigoUsuario);
  const places = usePlaces();
  const [failed, setFailed] = useState(false);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => void keepPage(), []);
  if (intakes === null || places === null) {
    return (
      <div role="status" aria-label={common.loading}>
        <Skeleton height={320} />
      </div>
    );
  }
  const save = (kept: Promise<void>): Promise<void> =>
    kept.then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <Stack maw={560} mx="auto" gap="md">
      <Title ref={top} order={1} size="h3" tabIndex={-1} style={{ scrollMarginTop: 64, outline: 'none' }}>
        {pages.yardIntake}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.savedHere}
      </Text>
      {failed ? (
        <Alert color="danger" role="alert">
          {texts.storageFailed}
        </Alert>
      ) : null}
      <QueueList intakes={intakes} onSend={send} />
      <Current
        usuario={codigoUsuario}
        intakes={intakes}
        places={places}
        onSave={save}
        onSend={send}
        onCompleted={() => top.current?.focus()}
      />
    </Stack>
  );
}

interface Props {
  readonly usuario: number;
  readonly intakes: readonly StoredIntake[];
  readonly places: readonly StoredPlace[];
  /** Says when something could not be kept. */
  readonly onSave: (kept: Promise<void>) => Promise<void>;
  readonly onSend: () => void;
  /** What became of it is said at the top, and the next one begins there. */
  readonly onCompleted: () => void;
}

function Current({ usuario, intakes, places, onSave, onSend, onCompleted }: Props) {
  const fresh = (): StoredIntake => newIntake(usuario, usualPlace(places, intakes.at(-1)?.form.cidade));
  // Those that were completed here: what was read of them before that says otherwise.
  const [completed, setCompleted] = useState<readonly string[]>([]);
  const isOpen = ({ cliente, em, estado }: StoredIntake): boolean =>
    estado === 'rascunho' && !completed.includes(`${cliente} ${em}`);
  const [intake, setIntake] = useState(() => intakes.find(isOpen) ?? fresh());
  const waiting = intakes.find(isOpen);
  const isStored = intakes.some(({ cliente }) => cliente === intake.cliente);
  // One that is to be corrected takes the place of an empty form, never of one that is being filled in.
  if (waiting !== undefined && waiting.cliente !== intake.cliente && !isStored) setIntake(waiting);
  // Places may have become known after the form was begun.
  const shown =
    intake.form.cidade === 0
      ? { ...intake, form: { ...intake.form, cidade: usualPlace(places, undefined) } }
      : intake;
  const edit = (change: (form: Form) => Form): Promise<void> => {
    setIntake((now) => (now.cliente === shown.cliente ? { ...now, form: change(now.form) } : now));
    return onSave(editIntake(shown, change));
  };
  const complete = (): void => {
    // The clock of the device is a note for the server, which has its own.
    const form = { ...shown.form, horaDoAparelho: new Date().toISOString() };
    setCompleted([...completed, `${intake.cliente} ${intake.em}`]);
    void onSave(keepIntake({ ...completedOf({ ...shown, form }), estado: 'fila' })).then(onSend);
    setIntake(fresh());
    onCompleted();
  };
  return (
    <IntakeForm key={intake.cliente} intake={shown} places={places} onEdit={edit} onComplete={complete} />
  );
}

/** What is sent: the intake; of one that the server has already, which was corrected, another inspection. */
function completedOf(intake: StoredIntake): StoredIntake {
  if (intake.codigo === null) return intake;
  const form = { ...intake.form, cliente: crypto.randomUUID() };
  return { ...intake, form, codigo: null, vistoriaDe: intake.codigo };
}

/** The place of the intake before, or else the first one. */
function usualPlace(places: readonly StoredPlace[], last: number | undefined): number {
  return places.some(({ cidade }) => cidade === last) ? (last ?? 0) : (places[0]?.cidade ?? 0);
}
