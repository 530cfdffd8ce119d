import { Button, Group } from '@mantine/core';
import { replacePickupCode } from '@patio/contract/sales/pickup-codes/replace-pickup-code.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';

/** Replaces the pickup code of a purchase when it has leaked; staff never see it. */
export function ReplaceCode({ code }: { readonly code: number }) {
  const { purchases: texts } = useTexts();
  const user = useUser();
  const action = useAction(replacePickupCode);
  const [asking, setAsking] = useState(false);
  if (!can(user, replacePickupCode)) return null;
  const replace = async (): Promise<void> => {
    if (await action.run({ params: { id: code } }, texts.codeReplaced)) setAsking(false);
  };
  return (
    <Group>
      <Button variant="subtle" size="compact-sm" onClick={() => setAsking(true)}>
        {texts.replaceCode}
      </Button>
      {asking ? (
        <Confirmation
          title={texts.replaceCodeTitle}
          text={texts.replaceCodeText}
          action={texts.replaceCode}
          busy={action.busy}
          problem={action.problem}
          onConfirm={() => void replace()}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Group>
  );
}
