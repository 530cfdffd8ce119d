import { totalCost } from '@patio/domain/trading/costs/total-cost.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { Button } from '@patio/ui/button.tsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { CostTerms } from './cost-terms.ts';
import { PICKUP, useDelivery } from './use-delivery.ts';

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** The option of the list for a CEP, which is typed below. */
const CEP = 'CEP';

const DeliveryDetails = lazy(() =>
  import('./delivery-details.tsx').then(({ DeliveryDetails: it }) => ({ default: it })),
);

/** The terms of the cost as the page has them; `load` retries after a failure. */
export interface CostState {
  readonly terms: CostTerms | null;
  readonly failed: boolean;
  load(): void;
}

interface Props {
  readonly code: number;
  readonly costs: CostState;
  /** The label of the price here. */
  readonly label: string;
  /** Centavos. */
  readonly price: number;
}

/** Price, fee, freight and total, calculated during input by the same function as on the server (S-17). */
export function CostLines({ code, costs, label, price }: Props) {
  const { condition: texts, shell } = useTexts();
  if (costs.terms !== null) return <Lines code={code} terms={costs.terms} label={label} price={price} />;
  if (!costs.failed) return <div aria-hidden="true" className="h-24" />;
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
      {texts.costsFailed}
      <Button size="small" onClick={costs.load}>
        {shell.retry}
      </Button>
    </div>
  );
}

function Lines({ code, terms, label, price }: Omit<Props, 'costs'> & { terms: CostTerms }) {
  const { condition: texts } = useTexts();
  const { choice, quote, choose } = useDelivery(code);
  const [asksCep, setAsksCep] = useState(false);
  const cep = /^\d/.test(choice) ? choice : '';
  const shown = quote === 'failed' ? null : quote;
  const freight = choice === PICKUP ? 0 : (shown?.freight ?? null);
  const { lines, total, known } = totalCost(price, terms.fee, freight);
  // Shown as to be agreed on only if the server has said so.
  const open = shown !== null ? texts.costToAgree : choice === '' || quote !== null ? texts.costOpen : '…';
  const words = { preco: label, taxa: terms.feeLabel, frete: texts.costFreight };
  return (
    <div data-testid="costs" className="flex flex-col gap-1 text-sm text-ink-2">
      <dl aria-label={texts.costs} className="flex flex-col gap-1">
        {lines.map(({ kind, amount }) => (
          <Line
            key={kind}
            name={
              kind === 'frete' ? (
                <Delivery
                  choice={asksCep || cep !== '' ? CEP : choice}
                  onChoose={(chosen) => {
                    setAsksCep(chosen === CEP);
                    choose(chosen === CEP ? '' : chosen);
                  }}
                />
              ) : (
                words[kind]
              )
            }
          >
            {amount === null
              ? kind === 'frete'
                ? open
                : texts.costToAgree
              : kind === 'frete' && amount === 0
                ? texts.costFree
                : formatMoney(amount)}
          </Line>
        ))}
        <div className="flex justify-between gap-3 border-t border-line pt-1.5 font-semibold text-ink">
          <dt>{texts.costTotal}</dt>
          <dd className="money text-right">
            {total === null ? texts.costPlusFreight(formatMoney(known)) : formatMoney(total)}
          </dd>
        </div>
      </dl>
      {asksCep || choice !== '' ? (
        <Suspense>
          <DeliveryDetails
            cep={asksCep || cep !== '' ? cep : null}
            onCep={choose}
            byState={choice.length === 2}
            quote={quote}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    // In a narrow panel the amount wraps below, so that the destination is not truncated.
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt className="min-w-0">{name}</dt>
      <dd className="money ml-auto text-right whitespace-nowrap">{children}</dd>
    </div>
  );
}

function Delivery({ choice, onChoose }: { choice: string; onChoose: (choice: string) => void }) {
  const { condition: texts } = useTexts();
  return (
    <label className="flex items-center gap-2">
      {texts.costFreight}
      <select
        value={choice}
        onChange={(event) => onChoose(event.target.value)}
        className="no-print min-h-8 max-w-40 min-w-0 rounded-control border border-line-strong bg-surface px-1.5 text-ink pointer-coarse:min-h-11"
      >
        <option value="">{texts.costDeliveryOpen}</option>
        <option value={PICKUP}>{texts.costPickup}</option>
        <option value={CEP}>{texts.costByCep}</option>
        {STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </select>
    </label>
  );
}
