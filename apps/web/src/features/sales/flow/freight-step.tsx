import { formatMoney } from '@patio/domain/money/format-money.ts';
import { ErrorState } from '@patio/ui/states.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { pickupAt, useDeliveryNote } from './use-receiving-texts.ts';
import { StepButtons } from './step-buttons.tsx';
import type { DeliveryTerms } from './use-delivery-terms.ts';
import type { FlowState } from './use-flow.ts';

const TO_AGREE = { freight: null, destination: '' };

/** The second screen of step 1: one of the simple freight options must be chosen (FLOW-09, FLOW-10, ADDR-06). */
export function FreightStep({ flow, delivery }: { flow: FlowState; delivery: DeliveryTerms }) {
  const { flow: texts, shell } = useTexts();
  const { terms, failed, reload } = delivery;
  const deliveryNote = useDeliveryNote(terms);
  // The longer of the notes keeps its room before any is there: an option that moves while it is clicked is not chosen.
  const room = useDeliveryNote(TO_AGREE);
  // Unknown freight is not shown as to be agreed on.
  const priceless = terms !== null ? texts.toAgree : failed ? texts.notLoaded : '…';
  const options = [
    { code: 'S', price: terms?.freight ?? null },
    { code: 'N', price: 0 },
  ] as const;
  return (
    <>
      <h2 className="mb-4 text-lg font-semibold">{texts.freightTitle}</h2>
      <div role="radiogroup" aria-label={texts.freightTitle} className="@container flex flex-col gap-3">
        {options.map((option) => {
          const chosen = flow.intent.freight === option.code;
          const isDelivery = option.code === 'S';
          const shown =
            option.price === null ? priceless : option.price === 0 ? texts.free : formatMoney(option.price);
          return (
            <label
              key={option.code}
              className={`grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1 rounded-control border p-4 @md:grid-cols-[auto_minmax(0,1fr)_9rem] ${chosen ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
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
                <span
                  data-room={room}
                  className="grid text-sm text-ink-2 before:invisible before:content-[attr(data-room)] before:[grid-area:1/1]"
                >
                  <span className="[grid-area:1/1]">
                    {isDelivery ? deliveryNote : terms === null ? '' : pickupAt(terms)}
                  </span>
                </span>
              </span>
              {/* In one column the line above already says that it is to be agreed on. */}
              <span
                className={`text-sm font-semibold @max-md:col-start-2 @md:text-right ${terms !== null && option.price === null ? '@max-md:invisible @max-md:h-[1lh] @max-md:overflow-hidden' : ''}`}
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
