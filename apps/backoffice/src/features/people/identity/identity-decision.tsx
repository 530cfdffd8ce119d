import { Button, Group, Stack, Textarea } from '@mantine/core';
import { decideIdentity } from '@patio/contract/people/identity/decide-identity.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { IdentityRequest } from './identity-request.ts';

const SHORTEST = 5;
const LONGEST = 500;

/** The answer to a request, with its reason; of a refusal the user reads it. */
export function IdentityDecision({ request, onDone }: { request: IdentityRequest; onDone: () => void }) {
  const { verifications: texts, common } = useTexts();
  const action = useAction(decideIdentity);
  const [typed, setTyped] = useState('');
  const [short, setShort] = useState(false);
  const decide = async (aceita: boolean): Promise<void> => {
    const motivo = typed.trim();
    setShort(motivo.length < SHORTEST);
    if (motivo.length < SHORTEST) return;
    const call = { params: { id: request.codigo }, body: { aceita, motivo } };
    if (await action.run(call, aceita ? texts.accepted : texts.refused)) onDone();
  };
  return (
    <Stack gap="sm">
      <Textarea
        label={texts.decisionReason}
        description={texts.decisionHint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST}
        value={typed}
        error={short ? common.reasonShort : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Problem text={action.problem} />
      <Group gap="xs">
        <Button loading={action.busy} onClick={() => void decide(true)}>
          {texts.accept}
        </Button>
        <Button color="danger" variant="light" loading={action.busy} onClick={() => void decide(false)}>
          {texts.refuse}
        </Button>
      </Group>
    </Stack>
  );
}
