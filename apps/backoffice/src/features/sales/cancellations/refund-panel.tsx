import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { getBankData } from '@patio/contract/sales/cancellations/get-bank-data.ts';
import type { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { markRefunded } from '@patio/contract/sales/cancellations/mark-refunded.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { officeCall } from '../../../platform/api/office-call.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Facts } from '../../../platform/panels/facts.tsx';
import { OpenElsewhere } from '../../../platform/panels/open-elsewhere.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { TakenBy } from '../../../platform/work/taken-by.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';
import { paymentFormText } from '../purchases/public.ts';
import { BankAccountData } from './bank-data.tsx';

export type Refund = Reply<typeof listRefunds>['data'][number];

/** Whether it is to be made: what was regretted without a known payment is not yet, nor what waits for its vehicle. */
export function isDue({
  devolvidoEm,
  pagamentoAprovado,
  tipo,
  temDadosBancarios,
  faltaVeiculo,
}: Refund): boolean {
  return (
    devolvidoEm === null &&
    !faltaVeiculo &&
    (pagamentoAprovado || (temDadosBancarios && tipo !== 'arrependimento'))
  );
}

const LONGEST = 120;

/** A refund: what for, to which account, and the confirmation that it was made. */
export function RefundPanel({ refund, onClose }: { readonly refund: Refund; readonly onClose: () => void }) {
  const { refunds: texts, purchases, lists, cancellations, common } = useTexts();
  const dateText = useDateText();
  const user = useUser();
  const [marking, setMarking] = useState(false);
  const { acoes, decididoPor } = refund;
  return (
    <SidePanel title={refund.tituloOferta} onClose={onClose}>
      <Stack gap="md">
        {isDue(refund) ? <TakenBy kind="refund" id={refund.codigo} /> : null}
        <OpenElsewhere kind="refund" id={refund.codigo} />
        <Facts
          facts={[
            [common.value, moneyText(refund.valor)],
            [common.buyer, refund.comprador.nome],
            [purchases.email, refund.comprador.email],
            [texts.kind, texts.kinds[refund.tipo]],
            [cancellations.reason, refund.motivo],
            [purchases.paymentForm, paymentFormText(refund.formaPagamento, purchases)],
            [purchases.paymentApproved, refund.pagamentoAprovado ? lists.yes : lists.no],
            [purchases.invoiceIssued, refund.notaFiscalEmitida ? lists.yes : lists.no],
            [cancellations.asked, dateText(refund.pedidoEm)],
            [texts.decider, decididoPor?.nome ?? null],
            [texts.made, refund.devolvidoEm === null ? null : dateText(refund.devolvidoEm)],
          ]}
        />
        <Anchor component={Link} to={`/compras?id=${refund.codigoCompra}`} size="sm">
          {texts.toPurchase}
        </Anchor>
        {!refund.pagamentoAprovado && refund.devolvidoEm === null && refund.tipo === 'arrependimento' ? (
          <Text size="sm">{texts.missingPayment}</Text>
        ) : null}
        {refund.faltaVeiculo && refund.devolvidoEm === null ? (
          <Text size="sm">{texts.vehicleAwaited}</Text>
        ) : null}
        {refund.aDevolver > 0 ? <OwedByTheBook refund={refund} /> : null}
        {acoes.dadosBancarios === null ? null : (
          <BankAccountData
            read={async (motivo) =>
              (await officeCall(getBankData, { params: { id: refund.codigo }, query: { motivo } })).data
            }
          />
        )}
        {refund.temDadosBancarios ? null : (
          <Text size="sm" c="dimmed">
            {texts.noBankData}
          </Text>
        )}
        {acoes.devolvido === null || !can(user, markRefunded) ? null : (
          <Group>
            <Button onClick={() => setMarking(true)}>{texts.mark}</Button>
          </Group>
        )}
        {refund.devolvidoEm === null && decididoPor?.codigo === user.codigoUsuario ? (
          <Text size="sm">{texts.ownDecision}</Text>
        ) : null}
        <RecordHistory kind="purchase" id={refund.codigoCompra} />
      </Stack>
      {marking ? <Marking refund={refund} onDone={onClose} onClose={() => setMarking(false)} /> : null}
    </SidePanel>
  );
}

/** Money of the book goes back where one user proposes it and another releases it. */
function OwedByTheBook({ refund }: { readonly refund: Refund }) {
  const { refunds: texts } = useTexts();
  const user = useUser();
  return (
    <Alert>
      <Text size="sm">{texts.owedByTheBook(moneyText(refund.aDevolver))}</Text>
      {can(user, listPaybacks) ? (
        <Anchor component={Link} to={`/a-devolver?id=${refund.codigoCompra}`} size="sm">
          {texts.toPayback}
        </Anchor>
      ) : null}
    </Alert>
  );
}

interface MarkingProps {
  readonly refund: Refund;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Marking({ refund, onDone, onClose }: MarkingProps) {
  const { refunds: texts } = useTexts();
  const action = useAction(markRefunded);
  const [receipt, setReceipt] = useState('');
  const mark = async (): Promise<void> => {
    const body = receipt.trim() === '' ? {} : { comprovante: receipt };
    if (await action.run({ params: { id: refund.codigo }, body }, texts.marked)) onDone();
  };
  return (
    <Confirmation
      title={texts.markTitle(moneyText(refund.valor))}
      text={texts.markText}
      action={texts.mark}
      busy={action.busy}
      problem={action.problem}
      onConfirm={() => void mark()}
      onClose={onClose}
    >
      <TextInput
        mt="sm"
        label={texts.receipt}
        value={receipt}
        maxLength={LONGEST}
        onChange={(event) => setReceipt(event.currentTarget.value)}
      />
    </Confirmation>
  );
}
