import { Checkbox, Stack, TextInput } from '@mantine/core';
import { createReason } from '@patio/contract/catalogue/reference/create-reason.ts';
import { deleteReason } from '@patio/contract/catalogue/reference/delete-reason.ts';
import { saveReason } from '@patio/contract/catalogue/reference/save-reason.ts';
import type { StaffReason } from '@patio/contract/catalogue/reference/staff-reason.ts';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { Deletion } from '../../../platform/panels/deletion.tsx';
import { EditForm } from '../../../platform/panels/edit-form.tsx';
import { SidePanel } from '../../../platform/panels/side-panel.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';
import { can, useUser } from '../../../platform/session/user.ts';
import { RecordHistory } from '../../people/audit/public.ts';

interface Props {
  /** Null: a new one. */
  readonly reason: StaffReason | null;
  readonly onClose: () => void;
}

/** A reason for cancelling, of the version that was open first. One that cancellations name keeps its text. */
export function ReasonPanel({ reason, onClose }: Props) {
  const { reasons: texts, common } = useTexts();
  const mayEdit = can(useUser(), saveReason);
  const form = useReasonForm(reason, onClose);
  const { draft, change, opened } = form;
  const named = opened !== null && opened.usos > 0;
  return (
    <SidePanel title={opened?.descricao ?? texts.add} onClose={onClose}>
      <Stack gap="md">
        <EditForm
          form={form}
          mayEdit={mayEdit}
          actions={
            opened === null || named ? null : (
              <Deletion
                route={deleteReason}
                request={{ params: { id: opened.codigo }, body: { versao: opened.versao } }}
                texts={texts}
                onDeleted={onClose}
              />
            )
          }
        >
          <TextInput
            label={texts.description}
            description={named ? texts.named(opened.usos) : null}
            readOnly={named}
            maxLength={120}
            value={draft.descricao}
            error={form.missing ? common.required : null}
            onChange={({ currentTarget: { value } }) => change({ descricao: value })}
          />
          <TextInput
            label={texts.english}
            description={texts.englishHint}
            maxLength={120}
            value={draft.descricaoEn}
            onChange={({ currentTarget: { value } }) => change({ descricaoEn: value })}
          />
          <Checkbox
            label={texts.needsText}
            checked={draft.exigeTexto}
            onChange={({ currentTarget: { checked } }) => change({ exigeTexto: checked })}
          />
          <Checkbox
            label={texts.offered}
            checked={draft.ativo}
            onChange={({ currentTarget: { checked } }) => change({ ativo: checked })}
          />
        </EditForm>
        {opened === null ? null : (
          <RecordHistory kind="cancel-reason" id={opened.codigo} name={opened.descricao} />
        )}
      </Stack>
    </SidePanel>
  );
}

function useReasonForm(given: StaffReason | null, onDone: () => void) {
  const { reasons: texts } = useTexts();
  const [opened] = useState(given);
  const [draft, setDraft] = useState({
    descricao: opened?.descricao ?? '',
    descricaoEn: opened?.descricaoEn ?? '',
    exigeTexto: opened?.exigeTexto ?? false,
    ativo: opened?.ativo ?? true,
  });
  const [tried, setTried] = useState(false);
  const creation = useAction(createReason);
  const edit = useAction(saveReason);
  const isMissing = draft.descricao.trim() === '';
  return {
    opened,
    draft,
    change: (parts: Partial<typeof draft>) => setDraft({ ...draft, ...parts }),
    missing: tried && isMissing,
    busy: creation.busy || edit.busy,
    problem: creation.problem ?? edit.problem,
    save: async (): Promise<void> => {
      setTried(true);
      if (isMissing) return;
      const done =
        opened === null
          ? await creation.run({ body: draft }, texts.saved)
          : await edit.run(
              { params: { id: opened.codigo }, body: { ...draft, versao: opened.versao } },
              texts.saved,
            );
      if (done) onDone();
    },
  };
}
