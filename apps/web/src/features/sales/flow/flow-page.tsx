import { Skeleton } from '@patio/ui/states.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AddressStep } from './address-step.tsx';
import { FlowSummary } from './review/flow-summary.tsx';
import { FreightStep } from './freight-step.tsx';
import { PersonalStep } from './personal/personal-step.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { StepBar } from './step-bar.tsx';
import { useMissingStep } from './use-missing-step.ts';
import { useDeliveryTerms, type DeliveryTerms } from './use-delivery-terms.ts';
import { useFlow, type FlowState } from './use-flow.ts';

/** The way from a request to a deal: personal data, address and freight, review (FLOW-01 to FLOW-10). */
export function FlowPage() {
  const flow = useFlow();
  useMissingStep(flow);
  if (flow === null) {
    return (
      <div className="mx-auto grid max-w-[1100px] gap-6 px-4 py-8 md:grid-cols-[minmax(0,1fr)_340px]">
        <Skeleton className="h-[480px]" />
        <Skeleton className="h-[320px]" />
      </div>
    );
  }
  return <Steps flow={flow} />;
}

function Steps({ flow }: { flow: FlowState }) {
  const { flow: texts } = useTexts();
  const showsTotal = flow.step !== 2;
  const screen = flow.freightScreen ? 'freight' : 'steps';
  const delivery = useDeliveryTerms(flow.intent, showsTotal ? screen : 'none');
  return (
    <div className="mx-auto max-w-[1100px] px-4 py-6">
      <h1 className="text-2xl font-bold">{texts.title[flow.intent.type]}</h1>
      <StepBar step={flow.step} onBack={flow.goTo} />
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px]">
        <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
          <CurrentStep flow={flow} delivery={delivery} />
        </section>
        <FlowSummary intent={flow.intent} showsTotal={showsTotal} terms={delivery.terms} />
      </div>
    </div>
  );
}

function CurrentStep({ flow, delivery }: { flow: FlowState; delivery: DeliveryTerms }) {
  if (flow.step === 0) return <PersonalStep flow={flow} />;
  if (flow.step === 2) return <ReviewStep flow={flow} />;
  return flow.freightScreen ? <FreightStep flow={flow} delivery={delivery} /> : <AddressStep flow={flow} />;
}
