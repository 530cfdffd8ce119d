import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { SectionState } from './use-section.ts';

interface Props<Value> {
  readonly state: SectionState<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Wraps what is shown instead while there is no content: adds a heading. */
  readonly frame?: (content: ReactNode) => ReactNode;
}

/** Shows a part of the page once it is loaded; a placeholder until then, and a retry after a failure. */
export function LatePart<Value>({ state, children, frame = (content) => content }: Props<Value>) {
  const { condition, shell } = useTexts();
  if (state.value !== null) return children(state.value);
  if (state.failed) {
    return frame(<ErrorState text={condition.failed} retryLabel={shell.retry} onRetry={state.load} />);
  }
  return frame(
    <>
      <Skeleton className="needs-script h-32" />
      <noscript>
        {condition.failed} <a href="?">{condition.reload}</a>
      </noscript>
    </>,
  );
}
