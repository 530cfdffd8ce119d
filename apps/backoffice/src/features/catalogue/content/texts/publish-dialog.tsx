import { Checkbox } from '@mantine/core';
import { isBinding } from '@patio/domain/catalogue/content/text-keys.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Confirmation } from '../../../../platform/panels/confirmation.tsx';
import type { TextForm } from './use-text-form.ts';

/** Asks before a draft is shown; of what users agreed to, whether only its wording is corrected. */
export function PublishDialog({ form, onClose }: { form: TextForm; onClose: () => void }) {
  const { siteTexts: texts } = useTexts();
  const [correction, setCorrection] = useState(false);
  const binding = isBinding(form.text.chave);
  const confirm = async (): Promise<void> => {
    if (await form.publish(correction)) onClose();
  };
  return (
    <Confirmation
      title={texts.publish}
      text={binding ? texts.publishBinding : texts.publishText}
      action={texts.publish}
      busy={form.publishing.busy}
      problem={form.publishing.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {binding ? (
        <Checkbox
          mt="sm"
          label={texts.correction}
          checked={correction}
          onChange={(event) => setCorrection(event.currentTarget.checked)}
        />
      ) : null}
    </Confirmation>
  );
}
