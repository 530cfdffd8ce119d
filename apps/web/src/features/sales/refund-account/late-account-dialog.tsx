import { lazy, Suspense, type ComponentProps } from 'react';
import type { AccountDialog } from './account-dialog.tsx';

const Loaded = lazy(() => import('./account-dialog.tsx').then(({ AccountDialog: it }) => ({ default: it })));

/** The dialog that asks for an account, loaded when it opens. */
export function LateAccountDialog(props: ComponentProps<typeof AccountDialog>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
