import { Button, Group } from '@mantine/core';
import { reopenDay } from '@patio/contract/finance/closes/reopen-day.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonDialog } from '../../../platform/panels/reason-dialog.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

/** Opens the last closed day again, with a reason. */
export function ReopenDay({ id }: { readonly id: number }) {
  const { closes: texts } = useTexts();
  const [asked, ask] = useState(false);
  const action = useAction(reopenDay);
  const reopen = async (motivo: string): Promise<void> => {
    if (await action.run({ params: { id }, body: { motivo } }, texts.reopenedDone)) ask(false);
  };
  return (
    <>
      <Group>
        <Button variant="default" size="xs" onClick={() => ask(true)}>
          {texts.reopenAction}
        </Button>
      </Group>
      {asked ? (
        <ReasonDialog
          title={texts.reopenAction}
          text={texts.reopenText}
          reason={texts.reopenReason}
          action={texts.reopenAction}
          danger
          busy={action.busy}
          problem={action.problem}
          onConfirm={(reason) => void reopen(reason)}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
