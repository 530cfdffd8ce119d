import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

export const WAYS = ['transferencia', 'especie'] as const;
type Way = (typeof WAYS)[number];

/** Money that arrived, as it is being typed; `told` says what was typed, or null (and marks it) while something is missing. */
export function useArrivedMoney() {
  const { charges: texts, common } = useTexts();
  const [way, setWay] = useState<Way>('transferencia');
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  const cents = parseMoney(amount);
  const valid = cents !== null && cents > 0;
  const missing = (text: string): string | null => (tried && text.trim() === '' ? common.required : null);
  return {
    way,
    setWay: (chosen: string) => setWay(WAYS.find((each) => each === chosen) ?? 'transferencia'),
    day,
    setDay,
    amount,
    setAmount,
    amountProblem: tried && !valid ? texts.amountHint : null,
    missing,
    told: () => {
      setTried(true);
      return valid && day !== '' ? { forma: way, valor: reaisFromCentavos(cents), dia: day } : null;
    },
  };
}

export type ArrivedMoney = ReturnType<typeof useArrivedMoney>;
