import { Notice } from '@patio/ui/states.tsx';
import type { ChangeOutcome } from './use-change.ts';

/** Says what became of the last change, also to who does not see it. */
export function ChangeNotice({ outcome }: { readonly outcome: ChangeOutcome | null }) {
  return (
    <div aria-live="polite">
      {outcome === null ? null : (
        <div className="mt-3">
          <Notice tone={outcome.done ? 'ok' : 'warn'} icon="info">
            {outcome.text}
          </Notice>
        </div>
      )}
    </div>
  );
}
