import { CONTACT_FIELDS } from '@patio/domain/stores/partners/contact-fields.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { Frame } from '@patio/ui/field.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useId } from 'react';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { FormText } from '../../../platform/forms/form-text.tsx';
import { ScriptForm } from '../../../platform/forms/script-form.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { whatsAppAddress } from '../../../platform/i18n/phones.ts';
import type { ContactProps } from './contact-props.ts';
import { useContact, type ContactForm } from './use-contact.ts';

/** The chat and the form of a store; the input stays until it is sent (S-43, PART-07). */
export function ContactDialog({ store, whatsapp, offer, onClose }: ContactProps & { onClose: () => void }) {
  const { partners: texts, shell } = useTexts();
  const id = useId();
  const contact = useContact(offer?.code ?? null);
  return (
    <Dialog
      title={contact.sent ? texts.sent : texts.contactOf(store)}
      closeLabel={shell.close}
      onClose={onClose}
      actions={
        contact.sent ? (
          <Button look="bid" onClick={onClose}>
            {texts.close}
          </Button>
        ) : (
          <Button look="bid" type="submit" form={id} busy={contact.sending}>
            {texts.sendMessage}
          </Button>
        )
      }
    >
      {contact.sent ? (
        <div role="status">
          <Notice tone="ok" icon="check">
            {texts.sentText(store)}
          </Notice>
        </div>
      ) : (
        <>
          {whatsapp === null ? null : (
            <p className="mb-4">
              <a
                href={whatsAppAddress(whatsapp, texts.whatsAppWords(offer?.title ?? null))}
                rel="noopener"
                target="_blank"
                className={buttonLook('quiet')}
              >
                <Icon name="chat" size={18} />
                {texts.whatsApp}
              </a>
            </p>
          )}
          <Form id={id} contact={contact} />
        </>
      )}
    </Dialog>
  );
}

function Form({ id, contact }: { id: string; contact: ContactForm }) {
  const { partners: texts } = useTexts();
  const labels = { name: texts.yourName, phone: texts.yourPhone, message: texts.message };
  return (
    <ScriptForm id={id} noValidate onSubmit={contact.submit} className="flex flex-col gap-4">
      <p>{texts.orWrite}</p>
      {CONTACT_FIELDS.map((field) =>
        field.key === 'message' ? (
          <Frame key={field.key} label={labels[field.key]} error={contact.errorOf(field.key)}>
            {({ id: box, described }) => {
              const { error, ...typed } = fieldProps(contact, field);
              return (
                <textarea
                  {...typed}
                  id={box}
                  rows={4}
                  aria-invalid={error !== null}
                  aria-describedby={described}
                  className={`w-full rounded-control border bg-surface px-3 py-2 text-base text-ink ${error === null ? 'border-line-strong' : 'border-danger'}`}
                />
              );
            }}
          </Frame>
        ) : (
          <FormText key={field.key} form={contact} field={field} label={labels[field.key]} />
        ),
      )}
      {/* A honeypot: users neither see nor reach this field, bots fill it in. */}
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Homepage
          <input
            name="homepage"
            tabIndex={-1}
            autoComplete="off"
            value={contact.homepage}
            onChange={(event) => contact.changeHomepage(event.target.value)}
          />
        </label>
      </div>
      {contact.refused.length === 0 ? null : (
        <div role="alert">
          <Notice tone="danger" icon="alert">
            <ul>
              {contact.refused.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </ScriptForm>
  );
}
