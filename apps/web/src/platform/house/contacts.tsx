import { Icon } from '@patio/ui/icon.tsx';
import { house } from './house.ts';
import { formatPhone } from '@patio/domain/validation/shown-phone.ts';
import { whatsAppAddress } from '../i18n/phones.ts';

const LINK = 'mx-3 inline-flex min-h-11 items-center gap-2 hover:underline';

/** The house's contacts: telephone, WhatsApp, e-mail; aligned like the text around them. */
export function Contacts() {
  const { phone, whatsapp, email } = house();
  return (
    <p className="-mx-3 mt-2 text-ink-2">
      <a href={`tel:+55${phone}`} className={LINK}>
        <Icon name="phone" size={18} />
        {formatPhone(phone)}
      </a>
      <a href={whatsAppAddress(whatsapp)} rel="noopener" target="_blank" className={LINK}>
        <Icon name="chat" size={18} />
        {formatPhone(whatsapp)}
      </a>
      <a href={`mailto:${email}`} className={LINK}>
        <Icon name="mail" size={18} />
        {email}
      </a>
    </p>
  );
}
