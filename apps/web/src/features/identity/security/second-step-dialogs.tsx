import type { SecondSteps } from '@patio/contract/identity/second-steps/second-steps.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ConfirmDialog } from '../second-steps/public.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';
import type { useSecondSteps } from './use-second-steps.ts';

interface Props {
  readonly steps: SecondSteps;
  readonly change: ReturnType<typeof useSecondSteps>;
}

/** The question of the second step that is open. */
export function SecondStepDialogs({ steps, change }: Props) {
  const { secondSteps: texts } = useTexts();
  const { temSenha: hasPassword, email } = steps;
  if (change.codes !== null) return <RecoveryCodesDialog codes={change.codes} onSaved={change.codesSaved} />;
  const common = { hasPassword, onClose: change.close };
  switch (change.dialog) {
    case 'mail':
      return (
        <ConfirmDialog
          {...common}
          title={email ? texts.mailOffTitle : texts.mailOnTitle}
          text={email ? texts.mailOffText : texts.mailText}
          submitLabel={email ? texts.turnOff : texts.turnOn}
          look={email ? 'danger' : 'bid'}
          onConfirm={(confirmation) => change.turnMail(!email, confirmation)}
        />
      );
    case 'app-on':
      return <SetUpAppDialog {...common} onDone={change.appOn} />;
    case 'app-off':
      return (
        <ConfirmDialog
          {...common}
          title={texts.appOffTitle}
          text={texts.appOffText}
          submitLabel={texts.turnOff}
          look="danger"
          onConfirm={change.turnAppOff}
        />
      );
    case 'codes':
      return (
        <ConfirmDialog
          {...common}
          title={texts.newCodesTitle}
          text={texts.newCodesText}
          submitLabel={texts.newCodes}
          onConfirm={change.renewCodes}
        />
      );
    case null:
      return null;
  }
}
