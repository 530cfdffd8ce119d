import { Button, Group, Text } from '@mantine/core';
import { askBuyerDebt } from '@patio/contract/finance/buyer-debts/ask-buyer-debt.ts';
import type { DebtDetail } from '@patio/contract/finance/buyer-debts/buyer-debt.ts';
import { proposeDebtGiveUp } from '@patio/contract/finance/buyer-debts/propose-debt-give-up.ts';
import { withdrawDebtRequest } from '@patio/contract/finance/buyer-debts/withdraw-debt-request.ts';
import { useState } from 'react';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

/** What a user of finance may do about a debt: ask for it, ask no longer, or propose to give it up. */
export function DebtActions({ detail }: { readonly detail: DebtDetail }) {
  const { buyerDebts: texts } = useTexts();
  const [chosen, choose] = useState<'ask' | 'withdraw' | 'give-up' | null>(null);
  const { codigo: id, podePedir, podeRetirar, podePerdoar, pedidaEm, pedirDesde } = detail;
  const dateText = useDateText();
  if (!podePedir && !podeRetirar && !podePerdoar) return null;
  const amount = moneyText(detail.valor);
  const ask = pedidaEm === null ? texts.ask : texts.askAgain;
  const shared = { reason: texts.reason, onClose: () => choose(null) };
  return (
    <>
      <Group gap="xs">
        {podePedir ? <Button onClick={() => choose('ask')}>{ask}</Button> : null}
        {podeRetirar ? (
          <Button variant="default" onClick={() => choose('withdraw')}>
            {texts.withdraw}
          </Button>
        ) : null}
        {podePerdoar ? (
          <Button variant="default" onClick={() => choose('give-up')}>
            {texts.giveUp}
          </Button>
        ) : null}
      </Group>
      {pedirDesde === null ? null : (
        <Text size="sm" c="dimmed">
          {texts.askFrom(dateText(pedirDesde))}
        </Text>
      )}
      {chosen === 'ask' ? (
        <ReasonAction
          {...shared}
          route={askBuyerDebt}
          request={(mensagem) => ({ params: { id }, body: { mensagem } })}
          title={ask}
          text={texts.askText(amount)}
          reason={texts.message}
          action={ask}
          done={texts.asked}
        />
      ) : null}
      {chosen === 'withdraw' ? (
        <ReasonAction
          {...shared}
          route={withdrawDebtRequest}
          request={(motivo) => ({ params: { id }, body: { motivo } })}
          title={texts.withdraw}
          text={texts.withdrawText}
          action={texts.withdraw}
          done={texts.withdrawn}
        />
      ) : null}
      {chosen === 'give-up' ? (
        <ReasonAction
          {...shared}
          route={proposeDebtGiveUp}
          request={(motivo) => ({ params: { id }, body: { motivo } })}
          title={texts.giveUp}
          text={texts.giveUpText(amount)}
          action={texts.giveUp}
          done={texts.proposed}
        />
      ) : null}
    </>
  );
}
