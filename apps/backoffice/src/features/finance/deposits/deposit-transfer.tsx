import { Alert, Button, Group, Text } from '@mantine/core';
import { decideDepositTransfer } from '@patio/contract/finance/deposits/decide-deposit-transfer.ts';
import type { DepositTransfer } from '@patio/contract/finance/deposits/deposit-bank.ts';
import { recordDepositTransfer } from '@patio/contract/finance/deposits/record-deposit-transfer.ts';
import { undoDepositTransfer } from '@patio/contract/finance/deposits/undo-deposit-transfer.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import {
  decidedLines,
  MONEY_OUT_TONES,
  MoneyOutActions,
  MoneyOutItem,
  UndoMade,
} from '../money-out/public.ts';

interface Props {
  readonly transfer: DepositTransfer;
  /** Since when the account is there that is shown. */
  readonly givenAt: string | null;
}

/** A transfer of a deposit: who decided, how far it is, and what the user may do. */
export function DepositTransferItem({ transfer, givenAt }: Props) {
  const { paybacks: texts } = useTexts();
  const dateText = useDateText();
  const { situacao, valor, falha } = transfer;
  return (
    <MoneyOutItem
      name={texts.ways.transferencia(moneyText(valor), '')}
      state={texts.states[situacao]}
      tone={MONEY_OUT_TONES[situacao]}
      lines={decidedLines(transfer, texts, dateText)}
    >
      {falha === null ? null : (
        <Alert color="danger" variant="light" p="xs">
          {falha}
        </Alert>
      )}
      <Actions transfer={transfer} givenAt={givenAt} />
    </MoneyOutItem>
  );
}

function Actions({ transfer, givenAt }: Props) {
  const { paybacks: texts, deposits, marks } = useTexts();
  const deciding = useAction(decideDepositTransfer);
  const recording = useAction(recordDepositTransfer);
  const [undoing, undo] = useState(false);
  const { codigo, situacao, podeLiberar, podeDesfazer } = transfer;
  const params = { id: codigo };
  return (
    <>
      {situacao === 'proposta' && !podeLiberar ? <Text size="sm">{texts.otherReleases}</Text> : null}
      <MoneyOutActions
        amount={transfer.valor}
        may={transfer}
        texts={{
          ...texts,
          madeText: deposits.madeText,
          stopText: { ...texts.stopText, reject: deposits.rejectText },
        }}
        releaseText={deposits.releaseText}
        calls={{
          deciding,
          recording,
          release: () =>
            deciding.run({ params, body: { decisao: 'liberar', dadosEm: givenAt ?? '' } }, texts.released),
          reject: (motivo) => deciding.run({ params, body: { decisao: 'recusar', motivo } }, texts.rejected),
          made: (referencia) =>
            recording.run({ params, body: { resultado: 'feita', referencia } }, texts.made),
          notMade: (motivo) =>
            recording.run({ params, body: { resultado: 'nao-feita', motivo } }, texts.notMade),
        }}
      />
      {podeDesfazer ? (
        <Group>
          <Button size="xs" variant="default" onClick={() => undo(true)}>
            {marks.undo}
          </Button>
        </Group>
      ) : null}
      {undoing ? (
        <UndoMade
          route={undoDepositTransfer}
          made={{ ...transfer, of: 'deposit' }}
          onClose={() => undo(false)}
        />
      ) : null}
    </>
  );
}
