import type { OwnDeposit } from '@patio/contract/finance/deposits/own-deposit.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useDepositTexts } from './deposit-texts.ts';
import { chooseUse } from './use-deposits.ts';

interface Props {
  readonly deposit: OwnDeposit;
  readonly onChange: () => Promise<void>;
}

/** Lets a deposit pay the price of what its user won, says what that means, and takes it back. */
export function DepositUse({ deposit, onChange }: Props) {
  const texts = useDepositTexts();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { codigo, valor, noPreco, tituloOferta } = deposit;
  const amount = formatMoney(centavosFromReais(valor) ?? 0);
  const choose = async (): Promise<void> => {
    setWorking(true);
    setProblem(await chooseUse(codigo, !noPreco, texts.useFailed));
    await onChange();
    setWorking(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-2" aria-live="polite">
        {noPreco ? texts.chosen(amount) : texts.mayUse(amount)}
      </p>
      {problem === null ? null : (
        <Notice tone="warn" icon="info">
          {problem}
        </Notice>
      )}
      <div>
        <Button
          busy={working}
          aria-label={noPreco ? texts.unuseOf(tituloOferta) : texts.useOf(tituloOferta)}
          onClick={() => void choose()}
        >
          {noPreco ? texts.unuse : texts.use}
        </Button>
      </div>
    </div>
  );
}
