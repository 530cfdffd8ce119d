import { isBlank } from '@patio/domain/validation/blank.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts.ts';
import { contactPartner } from '@patio/contract/stores/partners/contact-partner.ts';
import { parsePhone } from '@patio/domain/validation/phone.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { forgetContact, keepContact, keptContact, NO_CONTACT, type Contact } from './kept-contact.ts';

export type ContactForm = ReturnType<typeof useContact>;

/** State and actions of the message to a store, about an offer or the store as a whole (null). */
export function useContact(offer: number | null) {
  const { partners: texts } = useTexts();
  const idiom = useIdiom();
  const [fields, setFields] = useState(NO_CONTACT);
  const [homepage, setHomepage] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  useEffect(() => setFields(keptContact()), []);
  const objections = objectionsTo(fields);
  const say = (message: FieldMessage | null): string | null =>
    message !== null && tried ? fieldText(message, '', idiom) : null;

  const send = async (): Promise<void> => {
    setTried(true);
    setRefused(null);
    if (Object.values(objections).some((message) => message !== null)) return;
    setState('sending');
    try {
      const { name, phone, message } = fields;
      const body = { nome: name, telefone: phone, mensagem: message, codigoOferta: offer, homepage };
      await browserCall(contactPartner, { body });
      forgetContact();
      setState('sent');
    } catch (failure) {
      const erros = failure instanceof CallFailure && failure.status < 500 ? failure.erros : [];
      setRefused(erros.length > 0 ? erros : [texts.sendFailed]);
      setState('ready');
    }
  };
  return {
    fields,
    homepage,
    refused,
    wrong: { name: say(objections.name), phone: say(objections.phone), message: say(objections.message) },
    sending: state === 'sending',
    sent: state === 'sent',
    change: (part: Partial<Contact>) => {
      const next = { ...fields, ...part };
      setFields(next);
      keepContact(next);
    },
    changeHomepage: setHomepage,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (state === 'ready') void send();
    },
  };
}

function objectionsTo({ name, phone, message }: Contact) {
  const phoneMessage: FieldMessage | null =
    phone.trim() === ''
      ? 'contact-phone-required'
      : parsePhone(phone) === null
        ? 'contact-phone-invalid'
        : null;
  return {
    name: isBlank(name) ? 'contact-name-required' : null,
    phone: phoneMessage,
    message: isBlank(message) ? 'contact-message-required' : null,
  } as const;
}
