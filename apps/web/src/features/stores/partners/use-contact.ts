import { CallFailure } from '@patio/api-client/call-failure.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { contactPartner } from '@patio/contract/stores/partners/contact-partner.ts';
import { fieldProblems } from '@patio/domain/forms/form-field.ts';
import { CONTACT_FIELDS, type ContactKey } from '@patio/domain/stores/partners/contact-fields.ts';
import { useState } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useTabDraft } from '../../../platform/drafts/use-tab-draft.ts';
import { useForm, type FormOutcome } from '../../../platform/forms/use-form.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';

export type ContactForm = ReturnType<typeof useContact>;

const NO_CONTACT: Readonly<Record<ContactKey, string>> = { name: '', phone: '', message: '' };

/** State and actions of the message to a store, about an offer or the store as a whole (null). */
export function useContact(offer: number | null) {
  const { partners: texts, shell } = useTexts();
  const idiom = useIdiom();
  const draft = useTabDraft('patio.contato', NO_CONTACT);
  const [homepage, setHomepage] = useState('');
  const send = async (): Promise<FormOutcome> => {
    const { name, phone, message } = draft.fields;
    const body = { nome: name, telefone: phone, mensagem: message, codigoOferta: offer, homepage };
    try {
      await browserCall(contactPartner, { body });
    } catch (failure) {
      return {
        taken: false,
        erros: failure instanceof CallFailure && failure.status < 500 ? failure.erros : [],
      };
    }
    draft.drop();
    return { taken: true };
  };
  const form = useForm({
    input: draft,
    problems: fieldProblems(CONTACT_FIELDS, draft.fields, undefined),
    words: (key, problem) => {
      const failure = CONTACT_FIELDS.find((field) => field.key === key)?.failures[problem];
      return failure === undefined ? shell.genericError : fieldText(failure, '', idiom);
    },
    showErrors: 'tried',
    failed: texts.sendFailed,
    send,
  });
  return { ...form, sent: form.state === 'done', homepage, changeHomepage: setHomepage };
}
