import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { CancelRequest } from '../negotiations/public.ts';
import type { Cancelled } from './cancel-calls.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** The result: done, waiting, or the server's reason for refusing. */
export type Outcome = { readonly done: Cancelled } | { readonly refused: string };

interface Props {
  readonly outcome: Outcome;
  readonly action: CancelRequest['action'];
  /** Back to the form, which still holds the text. */
  readonly onBack: () => void;
}

/** Shows the result of a cancellation; after a success OK reloads the page (CANC-05 to CANC-08). */
export function CancelOutcome({ outcome, action, onBack }: Props) {
  const texts = useCancellationTexts();
  const { shell, success } = useTexts();
  if ('refused' in outcome) {
    return (
      <Dialog
        title={texts.errorTitle}
        closeLabel={shell.close}
        onClose={onBack}
        actions={
          <Button look="bid" onClick={onBack}>
            {shell.ok}
          </Button>
        }
      >
        <div role="alert">
          <p>{texts.errorText}</p>
          {outcome.refused === '' ? null : <p className="mt-2">{outcome.refused}</p>}
        </div>
      </Dialog>
    );
  }
  const reload = (): void => window.location.reload();
  const asked = action === 'withdrawConditional' ? texts.withdrawAsked : success.cancellationRequested;
  const bought = outcome.done === 'AGUARDANDO' ? asked : success.purchaseCancelled;
  return (
    <Dialog
      title={texts.doneTitle}
      closeLabel={shell.close}
      onClose={reload}
      actions={
        <Button look="bid" onClick={reload}>
          {shell.ok}
        </Button>
      }
    >
      <p role="status">{action === 'cancelProposal' ? success.proposalCancelled : bought}</p>
    </Dialog>
  );
}
