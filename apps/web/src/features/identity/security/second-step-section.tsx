import type { SecondSteps } from '@patio/contract/identity/second-steps/second-steps.ts';
import { Button } from '@patio/ui/button.tsx';
import { Badge, Notice } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { SecondStepDialogs } from './second-step-dialogs.tsx';
import { SecuritySection } from './security-section.tsx';
import { useSecondSteps } from './use-second-steps.ts';

const FEW_CODES = 3;

/** What sign-in asks besides the password: a mailed code or an app, each as the owner likes (S-33). */
export function SecondStepSection({ steps }: { steps: SecondSteps }) {
  const { secondSteps: texts } = useTexts();
  const change = useSecondSteps();
  const { email, aplicativo } = steps;
  return (
    <SecuritySection title={texts.title} text={texts.text}>
      <WorkNotice painel={steps.painel} />
      <ul className="mt-2 divide-y divide-line">
        <Step title={texts.mail} on={email} text={texts.mailText}>
          {email && aplicativo !== null ? <p className="text-sm text-ink-2">{texts.mailWaits}</p> : null}
          <Button
            className="needs-script"
            aria-label={email ? texts.turnMailOff : texts.turnMailOn}
            onClick={() => change.open('mail')}
          >
            {email ? texts.turnOff : texts.turnOn}
          </Button>
        </Step>
        <Step title={texts.app} on={aplicativo !== null} text={texts.appText}>
          {aplicativo === null ? (
            <Button
              className="needs-script"
              aria-label={texts.turnAppOn}
              onClick={() => change.open('app-on')}
            >
              {texts.turnOn}
            </Button>
          ) : (
            <>
              <AppFacts {...aplicativo} />
              <div className="needs-script flex flex-wrap gap-2">
                <Button onClick={() => change.open('codes')}>{texts.newCodes}</Button>
                <Button aria-label={texts.turnAppOff} onClick={() => change.open('app-off')}>
                  {texts.turnOff}
                </Button>
              </div>
            </>
          )}
        </Step>
      </ul>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {change.said}
      </p>
      <SecondStepDialogs steps={steps} change={change} />
    </SecuritySection>
  );
}

/** What staff and users of stores have to do before the back office opens. */
function WorkNotice({ painel }: Pick<SecondSteps, 'painel'>) {
  const { secondSteps: texts } = useTexts();
  if (painel !== 'ativar') return null;
  return (
    <div className="mt-3">
      <Notice tone="warn" icon="alert">
        {texts.workNeedsStep}
      </Notice>
    </div>
  );
}

function Step(props: { title: string; on: boolean; text: string; children: ReactNode }) {
  const { secondSteps: texts } = useTexts();
  return (
    <li className="flex flex-col items-start gap-2 py-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {props.title}
        <Badge tone={props.on ? 'ok' : 'plain'}>{props.on ? texts.on : texts.off}</Badge>
      </h3>
      <p className="text-sm text-ink-2">{props.text}</p>
      {props.children}
    </li>
  );
}

function AppFacts({ desde, codigosRestantes: left }: NonNullable<SecondSteps['aplicativo']>) {
  const { secondSteps: texts } = useTexts();
  const { date } = useDates();
  const words = left === 0 ? texts.noCodesLeft : texts.codesLeft(left);
  return (
    <>
      <p className="text-sm text-ink-2">
        {texts.appSince(date(Date.parse(desde)))} {left > FEW_CODES ? words : null}
      </p>
      {left > FEW_CODES ? null : (
        <Notice tone="warn" icon="alert">
          {words}
        </Notice>
      )}
    </>
  );
}
