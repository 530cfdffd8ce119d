import { Alert, Button, Stack, Text } from '@mantine/core';
import { exportStatement } from '@patio/contract/finance/payouts/export-statement.ts';
import { getStatement } from '@patio/contract/finance/payouts/get-statement.ts';
import type { StoreStatement } from '@patio/contract/finance/payouts/statement.ts';
import { useState } from 'react';
import { officeDownload } from '../../../platform/api/office-download.ts';
import { useReply } from '../../../platform/api/use-reply.ts';
import { failureText } from '../../../platform/feedback.ts';
import { moneyText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Facts } from '../../../platform/panels/facts.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { Nothing, Section } from '../../../platform/panels/section.tsx';
import { UntilLoaded } from '../../../platform/panels/until-loaded.tsx';
import { ForgiveDebt } from './forgive-debt.tsx';
import { Forgivenesses } from './forgivenesses.tsx';
import { PayoutItem } from './payout-item.tsx';
import { ProposePayout } from './propose-payout.tsx';
import { RecordRepayment } from './record-repayment.tsx';
import { Repayments } from './repayments.tsx';
import { signedMoney } from './signed-money.ts';
import { StatementLines } from './statement-lines.tsx';
import { StoreBank } from './store-bank.tsx';

/** What a store sold, what is deducted, due and paid, with what the user may do about it. */
export function Statement({ store }: { readonly store: number }) {
  const { reply, failed, retry } = useReply(getStatement, undefined, { id: store });
  return (
    <>
      <UntilLoaded loaded={reply !== null} failed={failed} height={320} onRetry={retry} />
      {reply === null ? null : <Parts statement={reply.data} />}
    </>
  );
}

function Parts({ statement }: { readonly statement: StoreStatement }) {
  const { payouts: texts } = useTexts();
  const { repasses, linhas, haMais } = statement;
  return (
    <Stack gap="md">
      <Sums statement={statement} />
      <StoreBank statement={statement} />
      <Section title={texts.payouts}>
        {repasses.length === 0 ? <Nothing text={texts.none} /> : null}
        {repasses.map((payout) => (
          <PayoutItem key={payout.codigo} payout={payout} />
        ))}
      </Section>
      <Repayments repayments={statement.devolucoes} />
      <Forgivenesses given={statement.perdoes} />
      <Section title={texts.lines} actions={<Save store={statement.loja.codigo} />}>
        <Text size="sm" c="dimmed">
          {texts.rule}
        </Text>
        {linhas.length === 0 ? <Nothing text={texts.noLines} /> : <StatementLines lines={linhas} />}
        {haMais ? <Nothing text={texts.more} /> : null}
      </Section>
    </Stack>
  );
}

function Sums({ statement }: { readonly statement: StoreStatement }) {
  const { payouts: texts } = useTexts();
  const { devido, bruto, comissao, aVencer, aCaminho, repassado, comissaoCobrada } = statement;
  return (
    <Stack gap="sm" maw={560}>
      <Facts
        facts={[
          [texts.due, signedMoney(devido)],
          [texts.gross, bruto === 0 ? null : signedMoney(bruto)],
          [texts.commission, comissao === 0 ? null : signedMoney(comissao)],
          [texts.coming, moneyText(aVencer)],
          [texts.onWay, aCaminho === 0 ? null : moneyText(aCaminho)],
          [texts.paid, signedMoney(repassado)],
          [texts.paidCommission, signedMoney(comissaoCobrada)],
        ]}
      />
      {devido < 0 ? (
        <Alert color="warn" variant="light">
          {texts.owes}
        </Alert>
      ) : null}
      <ProposePayout statement={statement} />
      <RecordRepayment statement={statement} />
      <ForgiveDebt statement={statement} />
    </Stack>
  );
}

/** Saves every line as a spreadsheet. */
function Save({ store }: { readonly store: number }) {
  const all = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await officeDownload(exportStatement, {}, { id: store });
    } catch (failure) {
      setProblem(failureText(failure, all));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="default" size="xs" loading={busy} onClick={() => void save()}>
        {all.payouts.save}
      </Button>
      <Problem text={problem} />
    </>
  );
}
