import { Button } from '@mantine/core';
import type { Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { Confirmation } from './confirmation.tsx';
import { useAction } from './use-action.ts';

interface Props<R extends RouteDefinition> {
  readonly route: R;
  readonly request: Request<R>;
  /** Of the button; what follows; that it is done. */
  readonly texts: { readonly delete: string; readonly deleteText: string; readonly deleted: string };
  readonly size?: string;
  /** Called when it is gone. */
  readonly onDeleted: () => void;
}

/** The way to be rid of a record, which asks first. */
export function Deletion<R extends RouteDefinition>({ route, request, texts, size, onDeleted }: Props<R>) {
  const action = useAction(route);
  const [asking, ask] = useState(false);
  const confirm = async (): Promise<void> => {
    if (await action.run(request, texts.deleted)) onDeleted();
  };
  return (
    <>
      <Button variant="default" {...(size === undefined ? {} : { size })} onClick={() => ask(true)}>
        {texts.delete}
      </Button>
      {asking ? (
        <Confirmation
          title={texts.delete}
          text={texts.deleteText}
          action={texts.delete}
          danger
          busy={action.busy}
          problem={action.problem}
          onConfirm={() => void confirm()}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}
