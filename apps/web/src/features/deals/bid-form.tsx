import { quickIncrements } from '@patio/domain/auctions/increments.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../platform/i18n/texts.ts';
import { CostLines } from '../costs/public.ts';
import type { DealPanelProps } from './deal-panel-props.ts';

/** The bid field with four quick amounts, which fill it and send nothing (DETL-02 to DETL-04, C-63). */
export function BidForm({ offer, live, deal, finished, bidInput, costs }: DealPanelProps) {
  const { deal: texts, condition } = useTexts();
  const [text, setText] = useDraft(offer.code);
  const quick = quickIncrements(live.figures.price, offer.increments);
  const typed = parseMoney(text) ?? 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('BID', bidInput.current?.value ?? text);
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <div role="group" aria-label={texts.quickBids} className="grid grid-cols-4 gap-1.5">
        {quick.map(({ increment, amount }) => (
          <Button
            key={increment}
            size="small"
            disabled={finished}
            onClick={() => setText(formatMoney(amount))}
            className="px-1! text-[13px] tabular-nums"
          >
            {formatMoney(amount).replace(/^R\$ /, '').replace(/,00$/, '')}
          </Button>
        ))}
      </div>
      <MoneyField
        label={texts.yourBid}
        value={text}
        onValue={setText}
        disabled={finished}
        inputRef={bidInput}
        hint={texts.bidHint(formatMoney(deal.minimum))}
      />
      {finished || offer.priceless ? null : (
        <CostLines
          code={offer.code}
          costs={costs}
          label={typed > 0 ? condition.costBid : condition.costFrom}
          price={typed > 0 ? typed : deal.minimum}
        />
      )}
      <Button look="bid" size="large" type="submit" busy={deal.busy} disabled={finished || offer.priceless}>
        {texts.sendBid}
      </Button>
    </form>
  );
}

/** The amount as typed; it outlives a sign-in and a reload. */
function useDraft(code: number): readonly [string, (text: string) => void] {
  const name = `patio.lance.${code}`;
  const [text, setText] = useState('');
  useEffect(() => setText(sessionStorage.getItem(name) ?? ''), [name]);
  const keep = (typed: string): void => {
    setText(typed);
    sessionStorage.setItem(name, typed);
  };
  return [text, keep];
}
