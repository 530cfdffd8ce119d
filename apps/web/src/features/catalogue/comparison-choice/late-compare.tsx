import { Suspense, lazy, type ComponentProps, type ComponentType } from 'react';
import { useSettled } from '../../../platform/screen/settled.ts';
import type { CompareToggle } from './compare-toggle.tsx';
import type { CompareTool } from './compare-tool.tsx';

/** A page works without comparison: if its code fails to load, nothing replaces it. */
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

/** "Comparar" on a card, in space that is always reserved. It needs scripts: cards show it once its code is loaded. */
export function LateCompareToggle(props: ComponentProps<typeof CompareToggle>) {
  return (
    <Suspense>
      <Toggle {...props} />
    </Suspense>
  );
}

/** "Comparar" on the offer page, after hydration. */
export function LateCompareTool(props: ComponentProps<typeof CompareTool>) {
  return useSettled() ? (
    <Suspense>
      <Tool {...props} />
    </Suspense>
  ) : null;
}
