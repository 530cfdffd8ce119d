import { Button, Group } from '@mantine/core';
import { reopenDay } from '@patio/contract/finance/closes/reopen-day.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

/** Opens the last closed day again, with a reason. */
export function ReopenDay({ id }: { readonly id: number }) {
  const { closes: texts } = useTexts();
  const [asked, ask] = useState(false);
  return (
    <>
      <Group>
        <Button variant="default" size="xs" onClick={() => ask(true)}>
          {texts.reopenAction}
        </Button>
      </Group>
      {asked ? (
        <ReasonAction
          route={reopenDay}
          request={(motivo) => ({ params: { id }, body: { motivo } })}
          title={texts.reopenAction}
          text={texts.reopenText}
          reason={texts.reopenReason}
          action={texts.reopenAction}
          danger
          done={texts.reopenedDone}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
