import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import type { StatementLineDetail } from '@patio/contract/finance/statements/statement-line.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { Candidates } from './candidates.tsx';
import { ChargeSearch } from './charge-search.tsx';
import { pickedOf, type PickedCharge } from './picked-charge.ts';
import { Picked } from './picked-charges.tsx';

const LONGEST_NAME = 120;

/** Records a movement for the charges that the user chose; a refusal keeps them. */
export function ConfirmLine({ line }: { readonly line: StatementLineDetail }) {
  const { statements: texts } = useTexts();
  const action = useAction(confirmStatementLines);
  const [picked, setPicked] = useState<readonly PickedCharge[]>(() =>
    line.proposta === null ? [] : pickedOf(line.proposta),
  );
  const [payer, setPayer] = useState(line.pagador ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    if (picked.length === 0) return setProblem(texts.chooseFirst);
    setProblem(null);
    const movement = {
      codigo: line.codigo,
      cobrancas: picked.map(({ codigo }) => codigo),
      // What was typed replaces what the bank says, also its document.
      pagador: payer.trim() === (line.pagador ?? '') ? null : payer,
      documentoPagador: null,
    };
    const reply = await action.give({ body: { movimentos: [movement] } }, ({ data }) =>
      data[0]?.resultado === 'conferida' ? texts.confirmed : '',
    );
    const outcome = reply?.data[0]?.resultado;
    if (outcome !== undefined && outcome !== 'conferida')
      setProblem(outcome === 'sem-pagador' ? texts.payerMissing : texts.outcomes[outcome]);
  };
  return (
    <Paper withBorder p="sm" component="section" aria-label={texts.candidates}>
      <Stack gap="sm">
        <Title order={2} size="h5">
          {texts.candidates}
        </Title>
        <Candidates proposals={line.candidatas} picked={picked} onPick={setPicked} />
        <ChargeSearch taken={picked} onAdd={(charge) => setPicked((before) => [...before, charge])} />
        <Picked picked={picked} left={line.restante} onPick={setPicked} />
        <TextInput
          label={texts.payer}
          description={texts.payerHint}
          maxLength={LONGEST_NAME}
          value={payer}
          onChange={(event) => setPayer(event.currentTarget.value)}
        />
        <Problem text={action.problem ?? problem} />
        <Group justify="end">
          <Button loading={action.busy} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
