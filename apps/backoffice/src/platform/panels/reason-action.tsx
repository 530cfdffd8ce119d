import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ReactNode } from 'react';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAction } from './use-action.ts';

interface Props<R extends RouteDefinition> {
  readonly route: R;
  readonly request: (reason: string) => Request<R>;
  readonly title: string;
  /** What follows from it, for each side. */
  readonly text: string;
  /** The name of the field of the reason, which says who reads it. */
  readonly reason?: string;
  readonly action: string;
  readonly danger?: boolean;
  /** That it is done. */
  readonly done: string | ((reply: Reply<R>) => string);
  readonly children?: ReactNode;
  /** Called when it is done; by default it only closes. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason of an action that takes nothing else, and does it. */
export function ReasonAction<R extends RouteDefinition>(props: Props<R>) {
  const { route, request, done, onDone, ...dialog } = props;
  const { busy, problem, run, give } = useAction(route);
  const confirm = async (reason: string): Promise<void> => {
    const asked = request(reason);
    const isDone = typeof done === 'string' ? await run(asked, done) : (await give(asked, done)) !== null;
    if (isDone) (onDone ?? props.onClose)();
  };
  return (
    <ReasonDialog {...dialog} busy={busy} problem={problem} onConfirm={(reason) => void confirm(reason)} />
  );
}
