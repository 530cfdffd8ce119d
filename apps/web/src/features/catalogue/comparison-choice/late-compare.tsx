import { Suspense, lazy, type ComponentProps, type ComponentType } from 'react';
import { useSettled } from '../../../platform/screen/settled.ts';
import type { CompareToggle } from './compare-toggle.tsx';
import type { CompareTool } from './compare-tool.tsx';

/** Without comparing a page is still whole: should its code not come, nothing replaces it. */
const nothing = { default: () => null };

const Toggle = lazy<ComponentType<ComponentProps<typeof CompareToggle>>>(() =>
  import('./compare-toggle.tsx').then(
    ({ CompareToggle: it }) => ({ default: it }),
    () => nothing,
  ),
);
const Tool = lazy<ComponentType<ComponentProps<typeof CompareTool>>>(() =>
  import('./compare-tool.tsx').then(
    ({ CompareTool: it }) => ({ default: it }),
    () => nothing,
  ),
);

/** "Comparar" on a card, over room that is always there. It works with scripts only: cards show it when their turn has come. */
export function LateCompareToggle(props: ComponentProps<typeof CompareToggle>) {
  return (
    <Suspense>
      <Toggle {...props} />
    </Suspense>
  );
}

/** "Comparar" on the offer page, once the page is taken over. */
export function LateCompareTool(props: ComponentProps<typeof CompareTool>) {
  return useSettled() ? (
    <Suspense>
      <Tool {...props} />
    </Suspense>
  ) : null;
}
