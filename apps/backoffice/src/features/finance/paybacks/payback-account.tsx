import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { askPaybackBank } from '@patio/contract/finance/paybacks/bank/ask-payback-bank.ts';
import { getPaybackBank } from '@patio/contract/finance/paybacks/bank/get-payback-bank.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { useState } from 'react';
import { officeCall } from '../../../platform/api/office-call.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';
import { BankAccountData } from '../../sales/cancellations/public.ts';

/** The account to which money is transferred back: asks the buyer for it, and shows what they gave. */
export function PaybackAccount({ detail }: { readonly detail: PaybackDetail }) {
  const { paybacks: texts } = useTexts();
  const dateText = useDateText();
  const [asking, ask] = useState(false);
  const { codigoCompra: id, valor, conta } = detail;
  const { pedidaEm, informadaEm, lembretes, lembradoEm, podePedir, podeVer } = conta;
  if (!podePedir && pedidaEm === null) return null;
  const name = informadaEm === null ? texts.askBank : texts.askBankAgain;
  return (
    <Stack gap="xs" component="section" aria-label={texts.accountTitle}>
      <Title order={2} size="h5">
        {texts.accountTitle}
      </Title>
      {pedidaEm !== null && informadaEm === null ? (
        <Alert color="warn">{texts.waitsForBank(dateText(pedidaEm))}</Alert>
      ) : null}
      {lembradoEm === null ? null : (
        <Text size="sm" c="dimmed">
          {texts.reminded(lembretes, dateText(lembradoEm))}
        </Text>
      )}
      {informadaEm === null ? null : <Text size="sm">{texts.bankGiven(dateText(informadaEm))}</Text>}
      {podePedir ? (
        <Group>
          <Button size="xs" variant="default" onClick={() => ask(true)}>
            {name}
          </Button>
        </Group>
      ) : null}
      {podeVer && informadaEm !== null ? (
        <BankAccountData
          key={informadaEm}
          read={async (motivo) =>
            (await officeCall(getPaybackBank, { params: { id }, query: { motivo } })).data
          }
        />
      ) : null}
      {asking ? (
        <ReasonAction
          route={askPaybackBank}
          request={(motivo) => ({ params: { id }, body: { motivo } })}
          title={name}
          text={texts.askBankText(moneyText(valor))}
          reason={texts.reasonToBuyer}
          action={name}
          done={texts.bankAsked}
          onClose={() => ask(false)}
        />
      ) : null}
    </Stack>
  );
}
