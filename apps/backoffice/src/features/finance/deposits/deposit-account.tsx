import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { askDepositBank } from '@patio/contract/finance/deposits/ask-deposit-bank.ts';
import type { Deposit } from '@patio/contract/finance/deposits/deposit.ts';
import { getDepositBank } from '@patio/contract/finance/deposits/get-deposit-bank.ts';
import { proposeDepositTransfer } from '@patio/contract/finance/deposits/propose-deposit-transfer.ts';
import { useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { BankAccountData } from '../../sales/cancellations/public.ts';
import { DepositTransferItem } from './deposit-transfer.tsx';

type Step = 'ask' | 'propose';

/** How a deposit goes back that the bank no longer returns by Pix: the account of its buyer, and the transfer to it. */
export function DepositAccount({ deposit }: { readonly deposit: Deposit }) {
  const { deposits: texts } = useTexts();
  const { codigo, atencao, dadosEm, podePedirDados, podePropor, podeVerDados, transferencia, aDevolver } =
    deposit;
  const [asked, ask] = useState<Step | null>(null);
  if (!podePedirDados && deposit.dadosPedidosEm === null) return null;
  const amount = moneyText(aDevolver);
  return (
    <Stack gap="sm" component="section" aria-label={texts.transferTitle}>
      <Title order={2} size="h5">
        {texts.transferTitle}
      </Title>
      {atencao === 'dados' ? <Alert color="warn">{texts.waitsForBank}</Alert> : null}
      {atencao === 'propor' ? <Text size="sm">{texts.proposeText}</Text> : null}
      {podePedirDados || podePropor ? (
        <Group gap="xs">
          {podePedirDados ? (
            <Button size="xs" variant="default" onClick={() => ask('ask')}>
              {dadosEm === null ? texts.askBank : texts.askBankAgain}
            </Button>
          ) : null}
          {podePropor ? (
            <Button size="xs" onClick={() => ask('propose')}>
              {texts.proposeTransfer(amount)}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {podeVerDados && dadosEm !== null ? (
        <BankAccountData
          key={dadosEm}
          read={async (motivo) =>
            (await officeCall(getDepositBank, { params: { id: codigo }, query: { motivo } })).data
          }
        />
      ) : null}
      {transferencia === null ? null : <DepositTransferItem transfer={transferencia} givenAt={dadosEm} />}
      {asked === 'ask' ? (
        <ReasonAction
          route={askDepositBank}
          request={(motivo) => ({ params: { id: codigo }, body: { motivo } })}
          title={texts.askBank}
          text={texts.askBankText(amount)}
          reason={texts.reasonToBuyer}
          action={texts.askBank}
          done={texts.bankAsked}
          onClose={() => ask(null)}
        />
      ) : null}
      {asked === 'propose' ? (
        <ReasonAction
          route={proposeDepositTransfer}
          request={(motivo) => ({
            params: { id: codigo },
            body: { valor: aDevolver, dadosEm: dadosEm ?? '', motivo },
          })}
          title={texts.proposeTransfer(amount)}
          text={texts.proposeText}
          reason={texts.reasonKept}
          action={texts.proposeAction}
          done={texts.transferProposed}
          onClose={() => ask(null)}
        />
      ) : null}
    </Stack>
  );
}
