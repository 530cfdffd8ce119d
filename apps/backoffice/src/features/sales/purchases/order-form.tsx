import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import { saveOrder } from '@patio/contract/sales/purchases/save-order.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../platform/panels/confirmation.tsx';
import { Problem } from '../../../platform/panels/problem.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import type { PurchaseDetail } from './purchase-detail.ts';

const KNOWN = ['A', 'EF'] as const;
const LONGEST = 60;

function isKnown(form: string | null): boolean {
  return KNOWN.some((known) => known === form);
}

interface Props {
  readonly purchase: PurchaseDetail;
  readonly onSaved: (saved: PurchaseDetail) => void;
}

/** Invoice, payment and form of payment. */
export function OrderForm({ purchase, onSaved }: Props) {
  const { purchases: texts, common } = useTexts();
  const action = useAction(saveOrder);
  const { formaPagamento: before } = purchase;
  const [invoice, setInvoice] = useState(purchase.notaFiscal);
  const [paid, setPaid] = useState(purchase.pagamentoAprovado);
  const [form, setForm] = useState(before === null || isKnown(before) ? before : 'other');
  const [text, setText] = useState(isKnown(before) ? '' : (before ?? ''));
  const [asked, ask] = useState(false);
  // What the buyer is notified of cannot be taken back.
  const notifies = (invoice && !purchase.notaFiscal) || (paid && !purchase.pagamentoAprovado);
  const save = async (): Promise<void> => {
    const order = {
      notaFiscal: invoice,
      pagamentoAprovado: paid,
      formaPagamento: form === 'other' ? text : form,
    };
    const body = { ...order, versao: purchase.versao };
    const reply = await action.give({ params: { id: purchase.codigo }, body }, () => texts.orderSaved);
    // Of the reply: without a change the version stays.
    ask(false);
    if (reply !== null) onSaved({ ...purchase, ...order, versao: reply.data.versao });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (notifies) ask(true);
        else void save();
      }}
    >
      <Stack gap="sm">
        <Checkbox
          label={texts.paymentApproved}
          checked={paid}
          onChange={(event) => setPaid(event.currentTarget.checked)}
        />
        <Checkbox
          label={texts.invoiceIssued}
          checked={invoice}
          onChange={(event) => setInvoice(event.currentTarget.checked)}
        />
        <Select
          label={texts.paymentForm}
          value={form}
          onChange={setForm}
          clearable
          comboboxProps={{ withinPortal: false }}
          data={[...KNOWN, 'other' as const].map((value) => ({ value, label: texts.forms[value] }))}
        />
        {form === 'other' ? (
          <TextInput
            label={texts.formText}
            value={text}
            maxLength={LONGEST}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : null}
        <Problem text={action.problem} />
        <Group>
          <Button type="submit" loading={action.busy}>
            {common.save}
          </Button>
        </Group>
      </Stack>
      {asked ? (
        <Confirmation
          title={texts.orderNewsTitle}
          text={texts.orderNewsText}
          action={common.save}
          busy={action.busy}
          problem={action.problem}
          onConfirm={() => void save()}
          onClose={() => ask(false)}
        />
      ) : null}
    </form>
  );
}
