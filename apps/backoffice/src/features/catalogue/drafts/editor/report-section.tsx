import { Button, FileButton, Group, Text } from '@mantine/core';
import { saveDraftReport } from '@patio/contract/catalogue/drafts/save-draft-report.ts';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../platform/panels/problem.tsx';
import { Section } from '../../../../platform/panels/section.tsx';
import { useAction } from '../../../../platform/panels/use-action.ts';
import { useEditor } from './editor-context.ts';
import { base64Of } from './photos/shrink-photo.ts';

const LONGEST_NAME = 110;

/** The inspection report, a PDF that visitors download from the page of the offer. */
export function ReportSection({ onTaken }: { readonly onTaken: (draft: OfferDraftReply) => void }) {
  const { drafts: texts } = useTexts();
  const { draft, flush, resting } = useEditor();
  const action = useAction(saveDraftReport);
  const put = async (file: File | null): Promise<void> => {
    const saved = await flush();
    if (saved === null) return;
    const arquivo =
      file === null ? null : { nome: file.name.slice(-LONGEST_NAME), conteudo: await base64Of(file) };
    const request = { params: { id: saved.codigo }, body: { versao: saved.versao, arquivo } };
    const reply = await action.give(request, () =>
      file === null ? texts.reportRemoved : texts.reportStored,
    );
    if (reply !== null) onTaken(reply.data);
  };
  return (
    <Section title={texts.reportPart}>
      <Text size="sm">{draft.laudo?.nome ?? texts.noReport}</Text>
      <Group gap="xs">
        <FileButton accept="application/pdf" onChange={(file) => file !== null && void put(file)}>
          {(button) => (
            <Button {...button} variant="default" loading={action.busy} disabled={resting}>
              {draft.laudo === null ? texts.addReport : texts.replaceReport}
            </Button>
          )}
        </FileButton>
        {draft.laudo === null ? null : (
          <Button variant="subtle" color="danger" disabled={resting} onClick={() => void put(null)}>
            {texts.removeReport}
          </Button>
        )}
      </Group>
      <Problem text={action.problem} />
    </Section>
  );
}
