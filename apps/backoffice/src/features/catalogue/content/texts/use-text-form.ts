import { discardTextDraft } from '@patio/contract/catalogue/content/discard-text-draft.ts';
import { publishText } from '@patio/contract/catalogue/content/publish-text.ts';
import { restoreText } from '@patio/contract/catalogue/content/restore-text.ts';
import { saveTextDraft } from '@patio/contract/catalogue/content/save-text-draft.ts';
import type { StaffText, WrittenText } from '@patio/contract/catalogue/content/staff-text.ts';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useAction } from '../../../../platform/panels/use-action.ts';

const EMPTY: WrittenText = { titulo: '', html: '', tituloEn: '', htmlEn: '' };

/** The draft of a text, else what is shown. */
export function wordsOf({ rascunho, publicado }: StaffText): WrittenText {
  const { titulo, html, tituloEn, htmlEn } = rascunho ?? publicado ?? EMPTY;
  return { titulo, html, tituloEn, htmlEn };
}

/** A text while it is written, of the version that was read first; what others save meanwhile is told when it is saved here. */
export function useTextForm(opened: StaffText, onDone: () => void) {
  const { siteTexts: texts } = useTexts();
  const [text, setText] = useState(opened);
  const [words, setWords] = useState(() => wordsOf(opened));
  const [changed, setChanged] = useState(false);
  /** Editors begin again with what the server kept. */
  const [round, setRound] = useState(0);
  const { saving, publishing, discarding, restoring, clear } = useTextActions();
  const params = { key: text.chave };
  const versao = text.rascunho?.versao ?? 0;
  const take = (next: StaffText): void => {
    setText(next);
    setWords(wordsOf(next));
    setChanged(false);
    setRound(round + 1);
    clear();
  };
  return {
    text,
    words,
    round,
    /** Something was typed since it was saved. */
    changed,
    change: (parts: Partial<WrittenText>): void => {
      setWords((before) => ({ ...before, ...parts }));
      setChanged(true);
    },
    /** Whether a colleague has saved or published it since. */
    isOlderThan: (latest: StaffText): boolean =>
      versao !== (latest.rascunho?.versao ?? 0) || text.versoes.length !== latest.versoes.length,
    take,
    /** Goes on with what was typed, on what a colleague has made of the text. */
    rebase: (latest: StaffText): void => {
      setText(latest);
      setChanged(true);
      clear();
    },
    saving,
    publishing,
    discarding,
    restoring,
    save: async (): Promise<void> => {
      const reply = await saving.give({ params, body: { ...words, versao } }, () => texts.saved);
      if (reply !== null) take(reply.data);
    },
    publish: async (correcao: boolean): Promise<boolean> => {
      const reply = await publishing.give({ params, body: { versao, correcao } }, () => texts.published);
      if (reply !== null) take(reply.data);
      return reply !== null;
    },
    discard: async (): Promise<void> => {
      if (await discarding.run({ params, body: { versao } }, texts.discarded)) onDone();
    },
    restore: async (number: number): Promise<void> => {
      const request = { params: { ...params, number } };
      const reply = await restoring.give(request, () => texts.restored);
      if (reply !== null) take(reply.data);
    },
  };
}

function useTextActions() {
  const saving = useAction(saveTextDraft);
  const publishing = useAction(publishText);
  const discarding = useAction(discardTextDraft);
  const restoring = useAction(restoreText);
  return {
    saving,
    publishing,
    discarding,
    restoring,
    /** Forgets why something was refused. */
    clear: (): void => {
      saving.clear();
      publishing.clear();
    },
  };
}

export type TextForm = ReturnType<typeof useTextForm>;
