import type { ReactNode } from 'react';
import { house } from '../../../platform/house/house.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { whatsAppAddress } from '../../../platform/i18n/phones.ts';

const LINK = 'inline-flex min-h-11 items-center text-accent hover:underline sm:min-h-8';

/** The sender: the house with its telephones, e-mail and address (NOTF-04). */
export function SenderBlock() {
  const { notifications: texts } = useTexts();
  const { name, phone, whatsapp, email, office } = house();
  return (
    <footer className="border-t border-line bg-sunken px-4 py-4 text-sm text-ink-2 md:px-6">
      <h3 className="sr-only">{texts.sender}</h3>
      <p className="font-semibold text-ink">{name}</p>
      <dl className="mt-1 grid gap-x-6 sm:grid-cols-[max-content_1fr]">
        <Entry name={texts.phone}>
          <a href={`tel:+55${phone}`} className={LINK}>
            {formatPhone(phone)}
          </a>
        </Entry>
        <Entry name={texts.whatsapp}>
          <a href={whatsAppAddress(whatsapp)} target="_blank" rel="noopener" className={LINK}>
            {formatPhone(whatsapp)}
          </a>
        </Entry>
        <Entry name={texts.email}>
          <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
            {email}
          </a>
        </Entry>
        <Entry name={texts.address}>
          <address className="py-1 not-italic">{office}</address>
        </Entry>
      </dl>
    </footer>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="self-center">{name}</dt>
      <dd className="self-center">{children}</dd>
    </>
  );
}
