import { Button } from '@patio/ui/button.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useCanNext, type FlowState } from './use-flow.ts';

interface Props {
  readonly flow: Pick<FlowState, 'update'>;
  readonly onBack: (() => void) | null;
  readonly nextLabel?: string;
  /** False: continuing is not possible yet (FLOW-05). */
  readonly canNext: boolean;
  /** Pressing it shows what is missing: it only looks disabled. */
  readonly explains?: boolean;
  readonly busy: boolean;
  /** Without it the button submits the form. */
  readonly onNext?: () => void;
}

/** Back and continue. */
export function StepButtons({ flow, onBack, nextLabel, canNext, explains = false, busy, onNext }: Props) {
  const { shell } = useTexts();
  useCanNext(flow, canNext);
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {onBack === null ? <span /> : <Button onClick={onBack}>{shell.back}</Button>}
      <Button
        look="bid"
        size="large"
        type={onNext === undefined ? 'submit' : 'button'}
        disabled={!canNext && !explains}
        aria-disabled={!canNext || undefined}
        busy={busy}
        onClick={onNext}
        className="aria-disabled:opacity-45 max-sm:w-full"
      >
        {nextLabel ?? shell.next}
      </Button>
    </div>
  );
}
