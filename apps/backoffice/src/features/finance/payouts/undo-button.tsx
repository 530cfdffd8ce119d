import { Button } from '@mantine/core';
import type { Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { ReasonAction } from '../../../platform/panels/reason-action.tsx';

interface Props<R extends RouteDefinition> {
  readonly route: R;
  readonly request: (reason: string) => Request<R>;
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  /** That it is done. */
  readonly done: string;
}

/** Takes back what a colleague did about the money of a store, with a reason. */
export function UndoButton<R extends RouteDefinition>({ title, ...asked }: Props<R>) {
  const { payouts: texts } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" aria-label={title} onClick={() => setOpen(true)}>
        {texts.undo}
      </Button>
      {open ? (
        <ReasonAction
          {...asked}
          title={title}
          reason={texts.reason}
          action={texts.undo}
          danger
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
