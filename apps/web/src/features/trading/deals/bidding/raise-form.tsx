import { quickIncrements } from '@patio/domain/trading/auctions/bids/increments.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { moneyFieldText } from '@patio/domain/money/money-mask.ts';
import { parseMoney } from '@patio/domain/money/parse-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { MoneyField } from '@patio/ui/money-field.tsx';
import { useEffect, useState, type FormEvent } from 'react';
import { ScriptForm } from '../../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import { ownMaximum } from '../../standings/public.ts';
import { CostLines } from '../../costs/public.ts';
import type { DealPanelProps } from '../deal-panel-props.ts';
import { QuickBids } from './quick-bids.tsx';

interface Props {
  readonly panel: DealPanelProps;
  /** The URL asked for it: the field takes the focus. */
  readonly asked: boolean;
  /** The field has input, or is empty again. */
  readonly onTyped: (typed: boolean) => void;
  readonly onManual: () => void;
}

/**
 * Replaces the bid field for the leader: users do not bid against themselves, but a maximum may be raised at any time (rules 0.19). If they
 * are overtaken during input, the input stays; sent then, it is an automatic bid like any other.
 */
export function RaiseForm({ panel, asked, onTyped, onManual }: Props) {
  const { offer, live, deal, finished, bidInput, costs, standing, increments } = panel;
  const { bidding: texts, condition, deal: words } = useTexts();
  const { user } = useSession();
  const [text, setText] = useState('');
  useEffect(() => {
    if (asked) bidInput.current?.focus();
  }, [asked, bidInput]);
  const own = user === null ? null : ownMaximum({ userCode: user.codigoUsuario, offerCode: offer.code });
  const leads = standing === 'leads';
  const least = leads ? Math.max(own ?? 0, live.figures.price) : live.figures.price;
  const typed = parseMoney(text) ?? 0;
  const change = (value: string): void => {
    setText(value);
    onTyped(value !== '');
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    deal.actOn('AUTO_BID', bidInput.current?.value ?? text);
  };
  return (
    <ScriptForm onSubmit={send} aria-label={texts.raiseTitle} className="flex flex-col gap-3">
      <p role="status" className="text-sm text-ink-2">
        {leads ? texts.raiseText : texts.raiseTextOvertaken}
      </p>
      <QuickBids
        quick={quickIncrements(least, increments)}
        disabled={finished}
        onChoose={(amount) => change(moneyFieldText(amount))}
      />
      <MoneyField
        label={texts.raiseField}
        value={text}
        onValue={change}
        disabled={finished}
        inputRef={bidInput}
        hint={
          offer.bindingStep > 0 && least < deal.minimum
            ? words.bidHint(formatMoney(deal.minimum))
            : texts.raiseHint(formatMoney(least))
        }
      />
      {typed > 0 && !offer.priceless ? (
        <CostLines code={offer.code} costs={costs} label={condition.costMaximum} price={typed} />
      ) : null}
      <Button look="bid" size="large" type="submit" busy={deal.busy} disabled={finished || offer.priceless}>
        {texts.raiseSend}
      </Button>
      {leads ? (
        <p className="text-sm text-ink-3">{texts.raiseNothingChanges}</p>
      ) : (
        <Button look="plain" size="small" onClick={onManual}>
          {texts.manualInstead}
        </Button>
      )}
    </ScriptForm>
  );
}
