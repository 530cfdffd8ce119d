import { Button, Fieldset, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Problem } from './problem.tsx';

interface Props {
  /** What was typed, and how it is saved. */
  readonly form: { readonly busy: boolean; readonly problem: string | null; save(): Promise<void> };
  /** False: users who may only read it. */
  readonly mayEdit?: boolean;
  /** Actions beside the one that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a record, why they were not saved, and the button that saves them. */
export function EditForm({ form, mayEdit = true, actions = null, children }: Props) {
  const { common } = useTexts();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Fieldset variant="unstyled" disabled={!mayEdit}>
        <Stack gap="sm">
          {children}
          <Problem text={form.problem} />
          {mayEdit ? (
            <Group>
              <Button type="submit" loading={form.busy}>
                {common.save}
              </Button>
              {actions}
            </Group>
          ) : null}
        </Stack>
      </Fieldset>
    </form>
  );
}
