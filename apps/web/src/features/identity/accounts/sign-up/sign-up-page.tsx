import { Skeleton } from '@patio/ui/states.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useGoal } from '../../../../platform/session/use-goal.ts';
import { ClientTypeStep } from './client-type-step.tsx';
import { CompanyTypeStep } from './company-type-step.tsx';
import { SignUpForm } from './sign-up-form-step.tsx';
import { titleOf } from './sign-up-step.ts';
import { useSignUp, type SignUp } from './use-sign-up.ts';

/** Sign-up: its title, the way to sign-in, and the screen of the step (SIGN-01 to SIGN-05). */
export function SignUpPage() {
  const { signUp: texts } = useTexts();
  const flow = useSignUp();
  const { signIn } = useGoal();
  const heading = useFocusOnStep(flow.step);
  const isForm = flow.step === 'individual' || flow.step === 'company';
  return (
    <div className={`mx-auto px-4 py-8 sm:py-12 ${isForm ? 'max-w-2xl' : 'max-w-4xl'}`}>
      <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {texts.title[titleOf(flow.step)]}
        </h1>
        <p className="mb-5 text-ink-2">
          {texts.alreadyMember}{' '}
          <Link
            to={signIn}
            className="inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4"
          >
            {texts.enterHere}
          </Link>
        </p>
        <CurrentStep flow={flow} />
      </div>
    </div>
  );
}

function CurrentStep({ flow }: { flow: SignUp }) {
  if (flow.step === 'client') return <ClientTypeStep flow={flow} />;
  if (flow.step === 'company-type') return <CompanyTypeStep flow={flow} />;
  if (!flow.isRead) return <Skeleton className="h-[640px]" />;
  return <SignUpForm key={flow.step} flow={flow} kind={flow.step === 'company' ? 'company' : 'individual'} />;
}

/** Brings anyone who goes from step to step to the head of the new one. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
