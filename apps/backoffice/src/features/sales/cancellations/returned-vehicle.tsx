import { Button, Group } from '@mantine/core';
import type { Reply } from '@patio/contract/route/define-route.ts';
import type { listCancellations } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { noteVehicleBack } from '@patio/contract/sales/cancellations/note-vehicle-back.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

interface Props {
  readonly request: Pick<Reply<typeof listCancellations>['data'][number], 'codigo' | 'veiculo'>;
}

/** Whether the vehicle of an undone sale is back: noted with a question, and taken back until the money leaves. */
export function Vehicle({ request: { codigo, veiculo } }: Props) {
  const { cancellations: texts } = useTexts();
  const user = useUser();
  const action = useAction(noteVehicleBack);
  const [asking, setAsking] = useState(false);
  if (veiculo === null || veiculo.registrar === null || !can(user, noteVehicleBack)) return null;
  const back = veiculo.voltouEm !== null;
  const note = async (voltou: boolean): Promise<void> => {
    const done = voltou ? texts.vehicleNoted : texts.vehicleUndone;
    if (await action.run({ params: { id: codigo }, body: { voltou } }, done)) setAsking(false);
  };
  return (
    <>
      {asking ? null : <Problem text={action.problem} />}
      <Group gap="xs">
        {back ? (
          <Button variant="default" loading={action.busy} onClick={() => void note(false)}>
            {texts.undoVehicle}
          </Button>
        ) : (
          <Button onClick={() => setAsking(true)}>{texts.noteVehicle}</Button>
        )}
      </Group>
      {asking ? (
        <Confirmation
          title={texts.noteVehicle}
          text={texts.noteVehicleText}
          action={texts.noteVehicle}
          busy={action.busy}
          problem={action.problem}
          onConfirm={() => void note(true)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
