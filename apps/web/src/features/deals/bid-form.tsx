import { nextBid, quickIncrements } from '@patio/domain/auctions/increments.ts';
import { moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../platform/forms/script-form.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';
import { CostLines } from '../costs/public.ts';
import type { DealPanelProps } from './deal-panel-props.ts';
import { bidHint } from './bid-hint.ts';
import { QuickBids } from './quick-bids.tsx';

interface Props extends DealPanelProps {
  /** The address asked for the next bid: the field takes the focus. */
  readonly filled: boolean;
}

/**
 * The bid field with four quick amounts, which fill it and send nothing (DETL-02 to DETL-04, C-63). Until the user types, the next bid stands in
 * it and follows the price.
 */
export function BidForm({ offer, live, deal, finished, bidInput, costs, increments, filled }: Props) {
  const { deal: texts, condition } = useTexts();
  const [text, setText, touched] = useDraft(offer.code);
  const { figures } = live;
  const next = nextBid(figures, increments);
  const fills = !touched && next > 0 && !offer.priceless && (filled || text === '');
  const asked = filled && fills;
  useEffect(() => {
    if (!asked) return;
    bidInput.current?.scrollIntoView({ block: 'center' });
    bidInput.current?.focus({ preventScroll: true });
  }, [asked, bidInput]);
  const shown = fills ? moneyFieldText(next) : text;
  const typed = parseMoney(shown) ?? 0;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('BID', bidInput.current?.value ?? shown);
  };
  return (
    <ScriptForm onSubmit={send} className="flex flex-col gap-3">
      <QuickBids
        quick={quickIncrements(figures.price, increments)}
        disabled={finished}
        onChoose={(amount) => setText(moneyFieldText(amount))}
      />
      <MoneyField
        label={texts.yourBid}
        value={shown}
        onValue={(value) => {
          if (value !== shown) setText(value);
        }}
        disabled={finished}
        inputRef={bidInput}
        hint={asked ? texts.filledIn : bidHint(texts, deal)}
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
