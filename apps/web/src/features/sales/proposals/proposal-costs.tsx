import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { loadCosts, type CostQuote } from '../../trading/costs/public.ts';
import { StorageTold } from '../storage-days/public.ts';
import type { OwnProposal } from './proposal-view.ts';
import { useProposalTexts } from './use-proposal-texts.ts';

interface Props {
  readonly proposal: Pick<OwnProposal, 'offerCode' | 'pickup' | 'state'>;
  /** Which terms apply: those of the proposal, or (second chance) of the last bid. */
  readonly agreed?: 'proposta' | 'lance' | undefined;
  readonly label: string;
  /** Centavos. */
  readonly price: number;
  /** Whether the costs are visible: only then can the purchase be confirmed. */
  readonly onShown?: (shown: boolean) => void;
}

/** The total cost of a value with the fee and the freight that its buyer was shown (S-17). */
export function ProposalCosts({ proposal, agreed = 'proposta', label, price, onShown }: Props) {
  const { condition, shell } = useTexts();
  const texts = useProposalTexts();
  const { terms, load } = useCosts(proposal, agreed);
  const shown = typeof terms !== 'string';
  useEffect(() => onShown?.(shown), [onShown, shown]);
  if (terms === 'failed') {
    return (
      <div role="alert" className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm">
        {texts.costsFailed}
        <Button size="small" onClick={load}>
          {shell.retry}
        </Button>
      </div>
    );
  }
  if (terms === 'loading') return <div aria-hidden="true" className="h-28" />;
  const { lines, total, known } = totalCost(price, terms.fee, proposal.pickup ? 0 : terms.freight);
  const place = terms.destination || proposal.state;
  const delivery = place === '' ? condition.costFreight : texts.freightTo(place);
  const freightName = proposal.pickup ? texts.pickup : delivery;
  const names = { preco: label, taxa: terms.feeLabel, frete: freightName };
  return (
    <>
      <dl aria-label={condition.costs} data-testid="costs" className="mt-3 flex flex-col gap-1 text-sm">
        {lines.map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{names[kind]}</dt>
            <dd className="money text-right">
              {amount === null
                ? condition.costToAgree
                : kind === 'frete' && amount === 0
                  ? condition.costFree
                  : formatMoney(amount)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-semibold text-ink">
          <dt>{condition.costTotal}</dt>
          <dd className="money text-right">
            {total === null ? condition.costPlusFreight(formatMoney(known)) : formatMoney(total)}
          </dd>
        </div>
      </dl>
      <StorageTold text={terms.storageText} pickup={proposal.pickup} later />
    </>
  );
}

function useCosts({ offerCode }: Props['proposal'], agreed: 'proposta' | 'lance') {
  const [terms, setTerms] = useState<CostQuote | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setTerms('loading');
    void loadCosts(offerCode, { agreed }).then((found) => setTerms(found ?? 'failed'));
  }, [offerCode, agreed]);
  useEffect(load, [load]);
  return { terms, load };
}
