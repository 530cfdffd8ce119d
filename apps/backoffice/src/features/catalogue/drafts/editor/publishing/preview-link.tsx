import { Anchor, Button, Text } from '@mantine/core';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { previewDraft } from '@patio/contract/catalogue/drafts/preview-draft.ts';
import { useState } from 'react';
import { useDateText } from '../../../../../platform/i18n/formats.ts';
import { useTexts } from '../../../../../platform/i18n/texts.ts';
import { Problem } from '../../../../../platform/panels/problem.tsx';
import { useAction } from '../../../../../platform/panels/use-action.ts';
import { useEditor } from '../editor-context.ts';

/** Makes a link to the page as each profile will see it; only a draft of a new offer has one. */
export function PreviewLink({ draft }: { readonly draft: OfferDraftReply }) {
  const { drafts: texts } = useTexts();
  const dateText = useDateText();
  const { flush } = useEditor();
  const action = useAction(previewDraft);
  const [link, setLink] = useState<{ readonly endereco: string; readonly ate: string } | null>(null);
  if (draft.oferta !== null || draft.problemas.length > 0) return null;
  const make = async (): Promise<void> => {
    const saved = await flush();
    if (saved === null) return;
    const request = { params: { id: draft.codigo }, body: { versao: saved.versao } };
    const reply = await action.give(request, () => texts.previewMade);
    if (reply !== null) setLink(reply.data);
  };
  return (
    <>
      <Button variant="default" loading={action.busy} onClick={() => void make()}>
        {texts.preview}
      </Button>
      <Problem text={action.problem} />
      {link === null ? null : (
        <Text size="sm">
          <Anchor href={link.endereco} target="_blank" rel="noopener">
            {texts.openPreview}
          </Anchor>{' '}
          {texts.previewUntil(dateText(link.ate))}
        </Text>
      )}
    </>
  );
}
