import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import type { StatementLineDetail } from '@patio/contract/finance/statements/statement-line.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { Candidates } from './candidates.tsx';
import { ChargeSearch } from './charge-search.tsx';
import { pickedOf, type PickedCharge } from './picked-charge.ts';

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

interface PickedProps {
  readonly picked: readonly PickedCharge[];
  readonly left: number;
  readonly onPick: (picked: readonly PickedCharge[]) => void;
}

/** What was chosen, and what is left of the money or missing. */
function Picked({ picked, left, onPick }: PickedProps) {
  const { statements: texts, charges } = useTexts();
  if (picked.length === 0) return null;
  const cents = (reais: number): number => Math.round(reais * 100);
  const rest = cents(left) - picked.reduce((sum, { aberto }) => sum + cents(aberto), 0);
  return (
    <Stack gap={4} component="section" aria-label={texts.picked}>
      <Text size="sm" fw={600}>
        {texts.picked}
      </Text>
      {picked.map(({ codigo, tipo, aberto, codigoCompra }) => (
        <Group key={codigo} justify="space-between" wrap="nowrap">
          <Text size="sm">{texts.charge(charges.kinds[tipo], moneyText(aberto), codigoCompra)}</Text>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => onPick(picked.filter((each) => each.codigo !== codigo))}
          >
            {texts.remove}
          </Button>
        </Group>
      ))}
      <Text size="sm" role="status">
        {rest === 0 ? texts.even : (rest > 0 ? texts.over : texts.under)(moneyText(Math.abs(rest) / 100))}
      </Text>
    </Stack>
  );
}
