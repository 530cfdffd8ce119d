import { createName } from '@patio/contract/catalogue/names/create-name.ts';
import { saveName } from '@patio/contract/catalogue/names/save-name.ts';
import { ICON_BYTES, type NameKind, type StaffName } from '@patio/contract/catalogue/names/staff-name.ts';
import { useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useAction } from '../../../platform/panels/use-action.ts';

/** A name as it is typed. */
export interface NameDraft {
  readonly name: string;
  readonly english: string;
  readonly active: boolean;
  /** Codes of where a new one belongs; '' before the choice. */
  readonly category: string;
  readonly brand: string;
  readonly chosen: File | null;
  readonly other: File | null;
  readonly drawn: boolean;
}

const draftOf = (name: StaffName | null): NameDraft => ({
  name: name?.nome ?? '',
  english: name?.nomeEn ?? '',
  active: name?.ativo ?? true,
  category: '',
  brand: '',
  chosen: null,
  other: null,
  drawn: false,
});

/** A name while it is edited, of the version that was open first; null: a new one of this kind. */
export function useNameForm(kind: NameKind, given: StaffName | null, onDone: () => void) {
  const { names: texts, common } = useTexts();
  const [opened] = useState(given);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [tried, setTried] = useState(false);
  const creation = useAction(createName);
  const edit = useAction(saveName);
  const large = (file: File | null) => (file !== null && file.size > ICON_BYTES ? texts.tooLarge : null);
  const needs = {
    category: opened === null && (kind === 'subcategoria' || kind === 'modelo'),
    brand: opened === null && kind === 'modelo',
  };
  const problems = {
    name: draft.name.trim() === '' ? common.required : null,
    category: needs.category && draft.category === '' ? common.required : null,
    brand: needs.brand && draft.brand === '' ? common.required : null,
    chosen: large(draft.chosen),
    other: large(draft.other),
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== null)) return;
    const fields = {
      nome: draft.name,
      nomeEn: draft.english,
      ativo: draft.active,
      semImagem: draft.drawn,
      ...(draft.chosen === null ? {} : { imagemAtiva: await base64Of(draft.chosen) }),
      ...(draft.other === null ? {} : { imagemInativa: await base64Of(draft.other) }),
    };
    const done =
      opened === null
        ? await creation.run(
            {
              body: {
                ...fields,
                tipo: kind,
                categoria: Number(draft.category) || null,
                marca: Number(draft.brand) || null,
              },
            },
            texts.created,
          )
        : await edit.run(
            { params: { tipo: kind, id: opened.codigo }, body: { ...fields, versao: opened.versao } },
            texts.saved,
          );
    if (done) onDone();
  };
  return {
    opened,
    draft,
    needs,
    change: (parts: Partial<NameDraft>) => setDraft((before) => ({ ...before, ...parts })),
    shown: tried ? problems : null,
    busy: creation.busy || edit.busy,
    problem: creation.problem ?? edit.problem,
    save,
  };
}

export type NameForm = ReturnType<typeof useNameForm>;
