import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { CodeStep } from './code-step.tsx';
import { DataStep } from './data-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { InterestsStep } from './interests-step.tsx';
import type { RegistrationStep } from './registration-draft.ts';
import { StoreNameStep } from './store-name-step.tsx';
import { useRegistration, type RegistrationState } from './use-registration.ts';

/** The registration of a partner: data, e-mail, interests, store name, finish (PREG-01). */
export function RegistrationPage() {
  const { partners: texts } = useTexts();
  const registration = useRegistration();
  const { step } = registration;
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:py-12">
      <h1 className="text-2xl font-bold sm:text-3xl">{texts.title}</h1>
      <p className="mt-1 text-ink-2">{texts.lead}</p>
      <StepBar step={step} />
      <Title key={step} step={step} />
      <Step registration={registration} />
    </div>
  );
}

function Step({ registration }: { registration: RegistrationState }) {
  switch (registration.step) {
    case 0:
      return <DataStep registration={registration} />;
    case 1:
      return <CodeStep registration={registration} />;
    case 2:
      return <InterestsStep registration={registration} />;
    case 3:
      return <StoreNameStep registration={registration} />;
    case 4:
      return <FinishStep registration={registration} />;
  }
}

/** The heading of a step; it takes the focus when the step opens, so that screen readers announce the change. */
function Title({ step }: { step: RegistrationStep }) {
  const { partners: texts } = useTexts();
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step > 0) element.current?.focus({ preventScroll: true });
  }, [step]);
  const titles = [
    texts.dataTitle,
    texts.codeTitle,
    texts.interestsTitle,
    texts.storeTitle,
    texts.finishTitle,
  ] as const;
  return (
    <h2 ref={element} tabIndex={-1} className="mt-7 mb-4 text-xl font-semibold outline-none">
      {titles[step]}
    </h2>
  );
}

function StepBar({ step }: { step: RegistrationStep }) {
  const { partners: texts } = useTexts();
  return (
    <nav aria-label={texts.stepsLabel} className="mt-6">
      <p className="mb-2 text-sm font-medium text-ink-2 sm:hidden" aria-hidden="true">
        {texts.stepOf(step + 1, texts.steps.length)}: {texts.steps[step]}
      </p>
      <ol className="grid grid-cols-5 gap-2">
        {texts.steps.map((name, number) => (
          <li
            key={name}
            aria-current={number === step ? 'step' : undefined}
            className={`flex items-center gap-2 border-t-4 pt-2 text-sm font-medium max-sm:justify-center ${number <= step ? 'border-accent text-ink' : 'border-line text-ink-3'}`}
          >
            <span
              className={`grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${number < step ? 'bg-accent text-on-accent' : 'bg-sunken'}`}
            >
              {number < step ? <Icon name="check" size={14} /> : number + 1}
            </span>
            <span className="max-sm:sr-only">{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
