import { Button, Group, Stack, Text } from '@mantine/core';
import { confirmStatementLines } from '@patio/contract/finance/statements/confirm-statement-lines.ts';
import type { StatementLineRow } from '@patio/contract/finance/statements/statement-line.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Dialog } from '../../../platform/panels/dialog.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Props {
  readonly lines: readonly StatementLineRow[];
  readonly onClose: () => void;
}

type Outcomes = Reply<typeof confirmStatementLines>['data'];

/** Records the movements that have one proposal by amount and payer, and says what became of each. */
export function ConfirmMany({ lines, onClose }: Props) {
  const { statements: texts, common } = useTexts();
  const action = useAction(confirmStatementLines);
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);
  // As they were when it was opened: a list that is read again no longer has what was recorded.
  const [asked] = useState(lines);
  const proposed = asked.flatMap(({ proposta, ...line }) =>
    proposta?.motivo === 'valor-e-pagador' ? [{ ...line, proposta }] : [],
  );
  const confirm = async (): Promise<void> => {
    const movimentos = proposed.map(({ codigo, proposta }) => ({
      codigo,
      cobrancas: proposta.cobrancas.map((charge) => charge.codigo),
      pagador: null,
      documentoPagador: null,
    }));
    const reply = await action.give({ body: { movimentos } }, ({ data }) =>
      texts.manyConfirmed(data.filter(({ resultado }) => resultado === 'conferida').length, data.length),
    );
    if (reply !== null) setOutcomes(reply.data);
  };
  const left = asked.length - proposed.length;
  return (
    <Dialog title={outcomes === null ? texts.confirmMany(proposed.length) : texts.results} onClose={onClose}>
      <Stack gap="sm">
        {outcomes === null ? <Text size="sm">{texts.confirmManyText}</Text> : null}
        {proposed.map(({ codigo, valor, proposta }) => {
          const outcome = outcomes?.find((each) => each.codigo === codigo);
          return (
            <Text key={codigo} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {[
                moneyText(valor),
                texts.candidate(proposta.codigoCompra, proposta.comprador.nome),
                ...(outcome === undefined ? [] : [texts.outcomes[outcome.resultado]]),
              ].join(' · ')}
            </Text>
          );
        })}
        {left > 0 ? <Text size="sm">{texts.unproposed(left)}</Text> : null}
        <Problem text={action.problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {outcomes === null ? common.cancel : common.close}
          </Button>
          {outcomes === null && proposed.length > 0 ? (
            <Button loading={action.busy} onClick={() => void confirm()}>
              {texts.confirmMany(proposed.length)}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Dialog>
  );
}
