import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';

/** Whether the user is about to leave a form, and both answers. */
export interface LeaveGuard {
  readonly asking: boolean;
  stay(): void;
  leave(): void;
}

/** Protects a form with unsaved changes from being left by accident: for another page it asks here, for another site the browser does. */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => warn(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
