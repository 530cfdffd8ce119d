import { formatMoney } from '@patio/domain/money/format-money.ts';
import { ErrorState } from '@patio/ui/states.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { pickupAt, useDeliveryNote } from './use-receiving-texts.ts';
import { StepButtons } from './step-buttons.tsx';
import type { DeliveryTerms } from './use-delivery-terms.ts';
import type { FlowState } from './use-flow.ts';

/** The second screen of step 1: one of the simple freight options must be chosen (FLOW-09, FLOW-10, ADDR-06). */
export function FreightStep({ flow, delivery }: { flow: FlowState; delivery: DeliveryTerms }) {
  const { flow: texts, shell } = useTexts();
  const { terms, failed, reload } = delivery;
  const deliveryNote = useDeliveryNote(terms);
  // Unknown freight is not shown as to be agreed on.
  const priceless = terms !== null ? texts.toAgree : failed ? texts.notLoaded : '…';
  const options = [
    { code: 'S', price: terms?.freight ?? null },
    { code: 'N', price: 0 },
  ] as const;
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{texts.freightTitle}</h2>
      <div role="radiogroup" aria-label={texts.freightTitle} className="flex flex-col gap-3">
        {options.map((option) => {
          const chosen = flow.intent.freight === option.code;
          const isDelivery = option.code === 'S';
          const shown =
            option.price === null ? priceless : option.price === 0 ? texts.free : formatMoney(option.price);
          return (
            <label
              key={option.code}
              className={`grid cursor-pointer grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1 rounded-control border p-4 sm:grid-cols-[auto_1fr_auto] ${chosen ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
            >
              <input
                type="radio"
                name="frete"
                checked={chosen}
                onChange={() => flow.update({ freight: option.code })}
                className="mt-0.5 size-5 accent-(--accent)"
              />
              <span>
                <span className="block font-semibold">{isDelivery ? texts.delivery : texts.pickup}</span>
                <span className="block text-sm text-ink-2">
                  {isDelivery ? deliveryNote : terms === null ? '' : pickupAt(terms)}
                </span>
              </span>
              {/* On a phone the line above already says that it is to be agreed on. */}
              <span
                className={`text-sm font-semibold whitespace-nowrap max-sm:col-start-2 ${option.price === null ? 'max-sm:hidden' : ''}`}
              >
                {shown}
              </span>
            </label>
          );
        })}
      </div>
      {failed ? (
        <div className="mt-3">
          <ErrorState text={texts.freightFailed} retryLabel={shell.retry} onRetry={reload} />
        </div>
      ) : null}
      {flow.intent.freight === null ? <p className="mt-3 text-sm text-ink-3">{texts.chooseFreight}</p> : null}
      <StepButtons
        flow={flow}
        onBack={() => flow.goTo(1)}
        canNext={flow.intent.freight !== null}
        busy={false}
        onNext={() => flow.goTo(2)}
      />
    </>
  );
}
