import { nextBid, quickIncrements } from '@patio/domain/auctions/increments.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../platform/forms/script-form.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { CostLines } from '../costs/public.ts';
import type { DealPanelProps } from './deal-panel-props.ts';
import { EndTimer } from './end-timer.tsx';
import { QuickBids } from './quick-bids.tsx';

interface Props extends DealPanelProps {
  /** The address asked for the next bid: it stands in the field, and follows the price until somebody types. */
  readonly filled: boolean;
}

/** The bid field, four quick amounts, which fill it and send nothing, the time left and the button, in this order (DETL-02 to DETL-06, C-63). */
export function BidForm({
  offer,
  live,
  deal,
  finished,
  bidInput,
  costs,
  increments,
  filled,
  serverTime,
}: Props) {
  const { deal: texts, condition } = useTexts();
  const [text, setText, touched] = useDraft(offer.code);
  const { figures } = live;
  const next = nextBid(figures, increments);
  const fills = filled && !touched && next > 0;
  useEffect(() => {
    if (!fills) return;
    bidInput.current?.scrollIntoView({ block: 'center' });
    bidInput.current?.focus({ preventScroll: true });
  }, [fills, bidInput]);
  const shown = fills ? formatMoney(next) : text;
  const typed = parseMoney(shown) ?? 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('BID', bidInput.current?.value ?? shown);
  };
  return (
    <ScriptForm onSubmit={send} className="flex flex-col gap-3">
      <MoneyField
        label={texts.yourBid}
        value={shown}
        onValue={(value) => {
          if (value !== shown) setText(value);
        }}
        disabled={finished}
        inputRef={bidInput}
        hint={fills ? texts.filledIn : texts.bidHint(formatMoney(deal.minimum))}
      />
      <QuickBids
        quick={quickIncrements(figures.price, increments)}
        disabled={finished}
        onChoose={(amount) => setText(formatMoney(amount))}
      />
      {finished || offer.priceless ? null : (
        <CostLines
          code={offer.code}
          costs={costs}
          label={typed > 0 ? condition.costBid : condition.costFrom}
          price={typed > 0 ? typed : deal.minimum}
        />
      )}
      <EndTimer live={live} serverTime={serverTime} />
      <Button look="bid" size="large" type="submit" busy={deal.busy} disabled={finished || offer.priceless}>
        {texts.sendBid}
      </Button>
    </ScriptForm>
  );
}

/** The amount as typed, which outlives a sign-in and a reload, and whether it was typed since the page is here. */
function useDraft(code: number): readonly [string, (text: string) => void, boolean] {
  const name = `patio.lance.${code}`;
  const [text, setText] = useState('');
  const [touched, setTouched] = useState(false);
  useEffect(() => setText(sessionStorage.getItem(name) ?? ''), [name]);
  const keep = (typed: string): void => {
    setText(typed);
    setTouched(true);
    sessionStorage.setItem(name, typed);
  };
  return [text, keep, touched];
}
