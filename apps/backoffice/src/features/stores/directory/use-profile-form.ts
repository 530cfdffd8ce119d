import {
  saveStoreProfile,
  STORE_ADDRESS_SHORTEST,
  STORE_PHOTO_BYTES,
} from '@patio/contract/catalogue/store-profiles/save-store-profile.ts';
import type { StoreHead } from '@patio/contract/stores/directory/store-head.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { useState } from 'react';
import { base64Of } from '../../../platform/api/base64-of.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Place } from '../../../platform/panels/fields/place-fields.tsx';
import { useAction } from '../../../platform/panels/use-action.ts';

interface Draft {
  readonly file: File | null;
  readonly removed: boolean;
  readonly description: string;
  readonly phone: string;
  readonly site: string;
  readonly place: Place;
  readonly address: string;
}

/** The profile of a store while it is edited, of the version that was open first. */
export function useProfileForm(store: StoreHead, onDone: () => void) {
  const { storeProfile: texts, common } = useTexts();
  const [opened] = useState(store);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [tried, setTried] = useState(false);
  const action = useAction(saveStoreProfile);
  const address = draft.address.trim();
  const problems = {
    photo: draft.file !== null && draft.file.size > STORE_PHOTO_BYTES ? texts.photoHint : null,
    phone: draft.phone.trim() !== '' && parsePhone(draft.phone) === null ? texts.phoneHint : null,
    city: address !== '' && draft.place.city === null ? common.required : null,
    address: address !== '' && address.length < STORE_ADDRESS_SHORTEST ? texts.addressHint : null,
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== null)) return;
    const foto =
      draft.file !== null ? { foto: await base64Of(draft.file) } : draft.removed ? { foto: null } : {};
    const body = {
      versao: opened.versao,
      descricao: draft.description,
      telefone: orNull(draft.phone),
      site: orNull(draft.site),
      endereco: orNull(address),
      cidade: draft.place.city,
      ...foto,
    };
    if (await action.run({ params: { id: opened.codigo }, body }, texts.saved)) onDone();
  };
  return {
    draft,
    change: (parts: Partial<Draft>) => setDraft({ ...draft, ...parts }),
    shown: tried ? problems : null,
    busy: action.busy,
    problem: action.problem,
    save,
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

function draftOf(store: StoreHead): Draft {
  return {
    file: null,
    removed: false,
    description: store.descricao,
    phone: formatPhone(store.telefone ?? ''),
    site: store.site ?? '',
    place: {
      uf: store.codigoCidade === null ? null : (store.cidade?.split('/').at(-1) ?? null),
      city: store.codigoCidade,
    },
    address: store.endereco ?? '',
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
