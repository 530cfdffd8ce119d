import { isBlank } from '@patio/domain/validation/blank.ts';
import { CANCELLATION_TEXT_MAX } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useId } from 'react';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { CancelRequest } from '../negotiations/public.ts';
import { CancelOutcome } from './cancel-outcome.tsx';
import { ReasonText } from './reason-text.tsx';
import { useCancelDialog } from './use-cancel-dialog.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

interface Props {
  readonly what: CancelRequest;
  readonly onClose: () => void;
}

/** The text that explains the cancellation. */
function introOf({ action, atOnce }: CancelRequest, texts: ReturnType<typeof useCancellationTexts>): string {
  if (action === 'withdrawConditional') return texts.withdrawIntro;
  return atOnce ? texts.dialogIntro[action] : texts.askIntro;
}

/** Asks why a proposal or a purchase is cancelled, sends it and shows the result (CANC-01 to CANC-08). */
export function CancelDialog({ what, onClose }: Props) {
  const texts = useCancellationTexts();
  const { shell } = useTexts();
  const id = useId();
  const form = useCancelDialog(what);
  if (form.outcome !== null) {
    return <CancelOutcome outcome={form.outcome} action={what.action} onBack={form.back} />;
  }
  const needsText = form.reason?.observacao === 'S';
  return (
    <Dialog
      title={texts.dialogTitle[what.action]}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {shell.back}
          </Button>
          <Button look="bid" type="submit" form={id} disabled={!form.complete} busy={form.sending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <ScriptForm
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
        className="flex flex-col gap-4"
      >
        <p>
          <strong className="block text-ink">{what.title}</strong>
          {introOf(what, texts)}
        </p>
        {what.regrettable ? <p className="text-sm text-ink-2">{texts.regretHint}</p> : null}
        {form.reasons === 'failed' ? (
          <ErrorState text={texts.reasonsFailed} retryLabel={shell.retry} onRetry={form.reload} />
        ) : null}
        {form.reasons === 'loading' ? (
          <div role="status" aria-label={texts.loadingReasons} className="flex flex-col gap-2">
            {[1, 2, 3, 4].map((number) => (
              <Skeleton key={number} className="h-9" />
            ))}
          </div>
        ) : null}
        {typeof form.reasons === 'string' ? null : (
          <fieldset>
            <legend className="mb-1 text-sm font-medium text-ink">{texts.reason}</legend>
            {form.reasons.map(({ codigo, descricao }) => (
              <label key={codigo} className="flex min-h-11 items-center gap-3 text-ink">
                <input
                  type="radio"
                  name={`${id}-reason`}
                  checked={form.reason?.codigo === codigo}
                  onChange={() => form.choose(codigo)}
                  className="size-5 shrink-0 accent-accent"
                />
                {descricao}
              </label>
            ))}
          </fieldset>
        )}
        <ReasonText
          label={needsText ? texts.reasonText : `${texts.reasonText} (${texts.optional})`}
          value={form.text}
          required={needsText}
          error={needsText && form.textLeft && isBlank(form.text) ? texts.errors.text : null}
          maxLength={CANCELLATION_TEXT_MAX}
          counter={texts.left(form.text.length)}
          onChange={form.type}
          onBlur={form.leaveText}
        />
      </ScriptForm>
    </Dialog>
  );
}
