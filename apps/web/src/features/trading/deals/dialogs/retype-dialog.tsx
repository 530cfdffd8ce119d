import { formatMoney } from '@patio/domain/money/format-money.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useIdiom, useTexts } from '../../../../platform/i18n/texts.ts';
import type { DealRequest } from '../deal-request.ts';

interface Props {
  readonly request: DealRequest;
  /** The minimum bid, in centavos. */
  readonly minimum: number;
  /** The current bid, in centavos, where any amount above it is a valid bid; null: the minimum bid applies. */
  readonly above: number | null;
  readonly onClose: () => void;
  readonly onInsist: (request: DealRequest) => void;
}

/** An amount far above the minimum has to be entered twice: rereading it does not reveal an extra digit, retyping it does (WCAG 3.3.4). */
export function RetypeDialog({ request, minimum, above, onClose, onInsist }: Props) {
  const { bidding, shell } = useTexts();
  const texts = bidding.again;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useId();
  useEffect(() => input.current?.focus(), []);
  const times = useTimes(request.value / Math.max(above ?? minimum, 1));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const typed = parseMoney(input.current?.value ?? text) ?? 0;
    if (typed === request.value) return onInsist(request);
    setProblem(typed === 0 ? texts.empty : texts.differs(formatMoney(typed), formatMoney(request.value)));
    input.current?.focus();
  };
  return (
    <Dialog
      title={texts.title}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form}>
            {texts.yes}
          </Button>
          <Button look="bid" onClick={onClose}>
            {texts.no}
          </Button>
        </>
      }
    >
      <ScriptForm id={form} onSubmit={send} className="flex flex-col gap-3">
        <p>
          {above === null
            ? texts.text(formatMoney(request.value), formatMoney(minimum))
            : texts.textAbove(formatMoney(request.value), formatMoney(above))}
        </p>
        {times === null ? null : (
          <p className="font-medium text-ink">
            {above === null ? texts.times(times) : texts.timesAbove(times)}
          </p>
        )}
        <MoneyField
          label={texts.field}
          value={text}
          onValue={(value) => {
            setText(value);
            setProblem(null);
          }}
          inputRef={input}
          error={problem}
        />
      </ScriptForm>
    </Dialog>
  );
}

/** How many times as much, as a text of the page; null where the minimum bid is next to nothing. */
function useTimes(times: number): string | null {
  const idiom = useIdiom();
  if (times < 2 || times > 10_000) return null;
  return times.toLocaleString(idiom === 'EN' ? 'en-GB' : 'pt-BR', { maximumFractionDigits: 1 });
}
