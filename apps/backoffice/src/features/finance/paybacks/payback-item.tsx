import { Alert, Text } from '@mantine/core';
import { correctPaybackReference } from '@patio/contract/finance/paybacks/marks/correct-payback-reference.ts';
import { undoPayback } from '@patio/contract/finance/paybacks/marks/undo-payback.ts';
import type { PaybackDetail } from '@patio/contract/finance/paybacks/payback.ts';
import { moneyText, useDateText } from '../../../platform/i18n/formats.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import {
  decidedLines,
  MadeActions,
  MONEY_OUT_TONES,
  MoneyOutItem,
  recordedLines,
} from '../money-out/public.ts';
import { PaybackActions } from './payback-actions.tsx';

const MARKS = { correct: correctPaybackReference, undo: undoPayback } as const;

type Payback = PaybackDetail['devolucoes'][number];

interface Props {
  readonly payback: Payback;
  /** Of its purchase. */
  readonly detail: Pick<PaybackDetail, 'conta' | 'impedimento'>;
}

/** A decision about money that is owed back: who, when, how far it is, and what the user may do. */
export function PaybackItem({ payback, detail }: Props) {
  const { paybacks: texts, marks } = useTexts();
  const dateText = useDateText();
  const { forma, situacao, valor, destino, partes, registradaPor, desfeita } = payback;
  const name = texts.ways[forma](moneyText(valor), destino === null ? '' : texts.kinds[destino]);
  const lines = [
    ...decidedLines(payback, texts, dateText),
    ...recordedLines({ recorded: registradaPor, undone: desfeita }, marks, dateText),
  ];
  return (
    <MoneyOutItem name={name} state={texts.states[situacao]} tone={MONEY_OUT_TONES[situacao]} lines={lines}>
      {partes
        .filter(({ pix }) => pix !== null)
        .map((part) => (
          <Text key={part.codigo} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`${moneyText(part.valor)} · ${part.pix ?? ''} · ${part.emProcessamento ? texts.processing : texts.states[part.situacao]}`}
          </Text>
        ))}
      {partes
        .filter(({ falha }) => falha !== null)
        .map((part) => (
          <Alert key={part.codigo} color="danger" variant="light" p="xs">
            {texts.failure(moneyText(part.valor), part.falha ?? '')}
          </Alert>
        ))}
      <PaybackActions payback={payback} detail={detail} />
      <MadeActions made={{ ...payback, of: 'payback' }} routes={MARKS} />
    </MoneyOutItem>
  );
}
