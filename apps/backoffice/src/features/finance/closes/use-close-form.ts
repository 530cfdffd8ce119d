import { closeDay } from '@patio/contract/finance/closes/close-day.ts';
import type { CloseDetail, CloseRow } from '@patio/contract/finance/closes/close.ts';
import {
  differenceOf,
  isAsStated,
  isOtherAccount,
  needsExplanation,
} from '@patio/domain/finance/closes/decide-close.ts';
import { moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { signedCentavos, signedReais } from '@patio/domain/money/signed-money.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';

type Reason = NonNullable<CloseRow['motivo']>;
const SHORTEST = 5;

/** What is typed; null: the explanation of the day before is proposed as long as it fits. */
interface Draft {
  readonly amount: string;
  readonly overdrawn: boolean;
  readonly reason: Reason | null;
  readonly text: string | null;
}

/** A balance of the wire as its fields have it. */
function fieldsOf(balance: number): Pick<Draft, 'amount' | 'overdrawn'> {
  const cents = signedCentavos(balance) ?? 0;
  return { amount: moneyFieldText(Math.abs(cents)), overdrawn: cents < 0 };
}

/** What the bank states is proposed, unless it states several balances. */
function firstDraft({ extratosDoDia: stated }: CloseDetail): Draft {
  const [only, ...others] = stated;
  const fields =
    only === undefined || others.length > 0 ? { amount: '', overdrawn: false } : fieldsOf(only.saldo);
  return { ...fields, reason: null, text: null };
}

/** The close of a day while it is written. */
export function useCloseForm(detail: CloseDetail) {
  const { closes: texts, common } = useTexts();
  const action = useAction(closeDay);
  const [draft, setDraft] = useState(() => firstDraft(detail));
  const [tried, setTried] = useState(false);
  const amount = parseMoney(draft.amount);
  const bank = amount === null ? null : draft.overdrawn ? 0 - amount : amount;
  const book = signedCentavos(detail.saldoLivro) ?? 0;
  const pix = {
    pixRead: signedCentavos(detail.pix.lido) ?? 0,
    pixBooked: signedCentavos(detail.pix.lancado) ?? 0,
  };
  const difference = bank === null ? null : differenceOf({ book, bank });
  const stated = detail.extratosDoDia.map(({ saldo }) => signedCentavos(saldo) ?? 0);
  const { anterior, contaAnterior, extratosDoDia } = detail;
  const otherAccount = isOtherAccount(
    extratosDoDia.map(({ conta }) => conta),
    contaAnterior,
  );
  const explains = bank !== null && needsExplanation({ book, bank, stated, otherAccount, ...pix });
  const repeated =
    difference !== null && difference !== 0 && signedCentavos(anterior?.diferenca ?? 0) === difference;
  const reason = draft.reason ?? (repeated ? (anterior?.motivo ?? null) : null);
  const text = draft.text ?? (repeated ? (anterior?.explicacao ?? '') : '');
  const problems = {
    amount: bank === null ? texts.badBalance : null,
    reason: explains && reason === null ? texts.chooseReason : null,
    text: explains && text.trim().length < SHORTEST ? common.reasonShort : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (bank === null || Object.values(problems).some((problem) => problem !== null)) return;
    const body = {
      saldoLivro: detail.saldoLivro,
      saldoBanco: signedReais(bank),
      explicacao: explains && reason !== null ? { motivo: reason, texto: text } : null,
    };
    await action.run({ params: { id: detail.codigo }, body }, texts.closed);
  };
  return {
    draft,
    change: (parts: Partial<Draft>) => setDraft({ ...draft, ...parts }),
    /** Takes over what the bank states. */
    use: (balance: number) => setDraft({ ...draft, ...fieldsOf(balance) }),
    asStated: bank === null || isAsStated({ bank, stated }),
    difference: difference === null ? null : signedReais(difference),
    /** The account of the last close, if the bank told of other ones alone. */
    accountBefore: otherAccount ? contaAnterior : null,
    pixDiffers: pix.pixRead !== pix.pixBooked,
    explains,
    repeated,
    reason,
    text,
    shown: tried ? problems : null,
    busy: action.busy,
    problem: action.problem,
    save,
  };
}
