import {
  MONEY_MASK,
  maskMoneyWhenDone,
  maskMoneyWhileTyping,
  moneyFieldText,
} from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { useEffect, useId, useRef, type RefObject } from 'react';

interface Props {
  readonly label: string;
  /** The content of the field, as typed or as formatted. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string;
  /** The problem of the amount, as text; null: none. */
  readonly error?: string | null;
  readonly disabled?: boolean;
  /** Exposes the field to code that needs its current text or the focus. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * An amount of money (C-60, BIDS-05, BIDS-06, BIDS-10): while typing only digits and a comma are accepted; on blur, on Enter, or five
 * seconds after the last key it is formatted, and the caret moves to its end. Pasting "1.234,56" or "R$ 1234" works.
 */
export function MoneyField({ label, value, onValue, hint, error = null, disabled, inputRef }: Props) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const finish = (text: string): void => {
    clearTimeout(timer.current);
    onValue(maskMoneyWhenDone(text));
  };
  const type = (text: string): void => {
    const masked = maskMoneyWhileTyping(text);
    onValue(masked);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onValue(maskMoneyWhenDone(masked));
      setTimeout(() => inputRef.current?.setSelectionRange(99, 99), MONEY_MASK.caretDelayMs);
    }, MONEY_MASK.formatDelayMs);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium text-ink">
        {label}
      </label>
      <input
        id={id}
        ref={inputRef}
        inputMode="decimal"
        autoComplete="off"
        placeholder="R$ 0,00"
        disabled={disabled}
        value={value}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={hint === undefined && error === null ? undefined : `${id}-hint`}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => finish(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish(event.currentTarget.value);
        }}
        onPaste={(event) => {
          const pasted = parseMoney(event.clipboardData.getData('text'));
          if (pasted === null) return;
          event.preventDefault();
          onValue(moneyFieldText(pasted));
        }}
        className="money h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-lg font-semibold text-ink placeholder:font-normal placeholder:text-ink-3 disabled:bg-sunken disabled:text-ink-3"
      />
      {hint === undefined && error === null ? null : (
        <p
          id={`${id}-hint`}
          role={error === null ? undefined : 'alert'}
          className={`mt-1 text-sm ${error === null ? 'text-ink-3' : 'text-danger'}`}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
