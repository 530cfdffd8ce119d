import { Alert, Text } from '@mantine/core';
import { correctDepositReference } from '@patio/contract/finance/deposits/correct-deposit-reference.ts';
import { decideDepositTransfer } from '@patio/contract/finance/deposits/decide-deposit-transfer.ts';
import type { DepositTransfer } from '@patio/contract/finance/deposits/deposit-bank.ts';
import { recordDepositTransfer } from '@patio/contract/finance/deposits/record-deposit-transfer.ts';
import { undoDepositTransfer } from '@patio/contract/finance/deposits/undo-deposit-transfer.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';
import {
  decidedLines,
  MadeActions,
  MONEY_OUT_TONES,
  MoneyOutActions,
  MoneyOutItem,
} from '../money-out/public.ts';

const MARKS = { correct: correctDepositReference, undo: undoDepositTransfer } as const;

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
  const { paybacks: texts, deposits } = useTexts();
  const deciding = useAction(decideDepositTransfer);
  const recording = useAction(recordDepositTransfer);
  const { codigo, situacao, podeLiberar } = transfer;
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
      <MadeActions made={{ ...transfer, of: 'deposit' }} routes={MARKS} />
    </>
  );
}
