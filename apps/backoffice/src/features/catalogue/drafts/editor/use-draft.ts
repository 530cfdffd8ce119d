import { CallFailure } from '@patio/api-client/call-failure.ts';
import { getDraft } from '@patio/contract/catalogue/drafts/get-draft.ts';
import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';
import { saveDraft } from '@patio/contract/catalogue/drafts/save-draft.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { officeCall } from '../../../../platform/api/office-call.ts';
import { failureText } from '../../../../platform/feedback.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { DraftSaver, type DraftState } from './draft-saver.ts';

/** A draft that saves itself while the screen is open; leaving with something unsaved is asked about. */
export function useDraft(given: OfferDraftReply): { readonly state: DraftState; readonly saver: DraftSaver } {
  const texts = useTexts();
  const [saver] = useState(
    () =>
      new DraftSaver(given, {
        save: async (id, versao, formulario) =>
          (await officeCall(saveDraft, { params: { id }, body: { versao, formulario } })).data,
        read: async (id) => (await officeCall(getDraft, { params: { id } })).data,
        isStale: (failure) => failure instanceof CallFailure && failure.status === 409,
        isPassing: (failure) =>
          failure instanceof CallFailure &&
          (failure.status === 0 || failure.status >= 500 || failure.status === 401),
        textOf: (failure) => failureText(failure, texts),
      }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  const unsaved = state.saving !== 'saved';
  useEffect(() => saver.close, [saver]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return { state, saver };
}
