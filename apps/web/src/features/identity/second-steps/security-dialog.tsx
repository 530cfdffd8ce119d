import type { ComponentProps } from 'react';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';

type Props = Omit<ComponentProps<typeof FormDialog>, 'busyLabel' | 'cancelLabel' | 'failedText'>;

/** A dialog that changes how the account is protected. */
export function SecurityDialog(props: Props) {
  const { secondSteps: texts } = useTexts();
  return (
    <FormDialog
      {...props}
      busyLabel={texts.working}
      cancelLabel={texts.cancel}
      failedText={texts.saveFailed}
    />
  );
}
