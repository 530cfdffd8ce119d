import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { whatsAppAddress } from '../../../platform/i18n/phones.ts';
import type { ContactProps } from './contact-props.ts';

const ContactDialog = lazy(() =>
  import('./contact-dialog.tsx').then(({ ContactDialog: it }) => ({ default: it })),
);

/** The ways to contact a store: a chat, or a message form (S-43). */
export function ContactButtons({ store, whatsapp, offer }: ContactProps) {
  const { partners: texts } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div className="no-print flex w-full flex-wrap gap-2">
      <Button onClick={() => setOpen(true)}>
        <Icon name="mail" size={18} />
        {texts.contact}
      </Button>
      {whatsapp === null ? null : (
        <a
          href={whatsAppAddress(whatsapp, texts.whatsAppWords(offer?.title ?? null))}
          rel="noopener"
          target="_blank"
          className={buttonLook('plain')}
        >
          <Icon name="chat" size={18} />
          {texts.whatsApp}
        </a>
      )}
      {open ? (
        <Suspense>
          <ContactDialog store={store} whatsapp={whatsapp} offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
