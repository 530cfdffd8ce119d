import { Alert, Button, List, Text } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { calendarDay } from '../calendar-day.ts';
import { paymentFormText } from '../payment-form-text.ts';
import type { PurchaseDetail } from '../purchase-detail.ts';

interface Props {
  readonly read: PurchaseDetail;
  readonly now: PurchaseDetail;
  readonly onTake: () => void;
}

/** Says what of the record behind an open form has changed, and offers its new data. */
export function ChangedSince({ read, now, onTake }: Props) {
  const { purchases: texts } = useTexts();
  const shown = useShownFields();
  if (now.versao <= read.versao) return null;
  const before = shown(read);
  const changes = shown(now).flatMap(([name, value], at) => {
    const earlier = before[at]?.[1] ?? '—';
    return earlier === value ? [] : [`${name}: ${earlier} → ${value}`];
  });
  return (
    <Alert color="warn">
      <Text size="sm">{texts.changedSince}</Text>
      <List size="sm">
        {changes.map((change) => (
          <List.Item key={change}>{change}</List.Item>
        ))}
      </List>
      <Button size="compact-sm" variant="default" mt="xs" onClick={onTake}>
        {texts.takeNew}
      </Button>
    </Alert>
  );
}

/** What the forms of a purchase hold, by name, as text. */
function useShownFields(): (purchase: PurchaseDetail) => readonly (readonly [string, string])[] {
  const { purchases: texts, common } = useTexts();
  const flag = (is: boolean): string => (is ? common.yes : common.no);
  return ({ notaFiscal, pagamentoAprovado, formaPagamento, responsavel, proximaAcao, acaoEm }) => [
    [texts.paymentApproved, flag(pagamentoAprovado)],
    [texts.invoiceIssued, flag(notaFiscal)],
    [texts.paymentForm, paymentFormText(formaPagamento, texts) ?? '—'],
    [texts.assignee, responsavel?.nome ?? texts.nobody],
    [texts.nextAction, proximaAcao ?? '—'],
    [texts.actionDay, acaoEm === null ? '—' : calendarDay(acaoEm)],
  ];
}
