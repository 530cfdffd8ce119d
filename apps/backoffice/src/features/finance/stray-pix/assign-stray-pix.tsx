import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { assignStrayPix } from '@patio/contract/finance/stray-pix/assign-stray-pix.ts';
import type { StrayDetail } from '@patio/contract/finance/stray-pix/stray-pix.ts';
import { PAYER_NAME_LENGTH } from '@patio/domain/finance/charges/payer.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { Candidates, ChargeSearch, Picked, type PickedCharge } from '../statements/public.ts';

interface Props {
  readonly detail: StrayDetail;
  /** Whether the user said that what is like it is other money. */
  readonly apart: boolean;
}

/** Says for which charges the money was paid, and by whom; a refusal keeps what was chosen. */
export function AssignStrayPix({ detail, apart }: Props) {
  const { strayPix: texts, statements } = useTexts();
  const action = useAction(assignStrayPix);
  const [picked, setPicked] = useState<readonly PickedCharge[]>([]);
  const [payer, setPayer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const assign = async (): Promise<void> => {
    if (picked.length === 0) return setProblem(statements.chooseFirst);
    if (payer.trim() === '') return setProblem(texts.payerMissing);
    setProblem(null);
    const body = { cobrancas: picked.map(({ codigo }) => codigo), pagador: payer, outroDinheiro: apart };
    await action.run({ params: { id: detail.codigo }, body }, texts.assigned);
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={texts.assign}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {texts.assign}
        </Title>
        <Candidates proposals={detail.candidatas} picked={picked} onPick={setPicked} />
        <ChargeSearch taken={picked} onAdd={(charge) => setPicked((before) => [...before, charge])} />
        <Picked picked={picked} left={detail.restante} onPick={setPicked} />
        <TextInput
          label={statements.payer}
          description={texts.payerHint}
          maxLength={PAYER_NAME_LENGTH}
          value={payer}
          onChange={(event) => setPayer(event.currentTarget.value)}
        />
        <Problem text={action.problem ?? problem} />
        <Group justify="end">
          <Button loading={action.busy} onClick={() => void assign()}>
            {texts.assignAction}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
