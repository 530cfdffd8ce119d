import { Icon } from '@patio/ui/icon.tsx';
import { house } from './house.ts';
import { phoneText, whatsAppAddress } from '../i18n/phones.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 hover:underline';

/** The house's contacts: telephone, WhatsApp, e-mail. */
export function Contacts() {
  const { phone, whatsapp, email } = house();
  return (
    <p className="mt-2 flex flex-wrap justify-center gap-x-6 gap-y-1 text-ink-2">
      <a href={`tel:+55${phone}`} className={LINK}>
        <Icon name="phone" size={18} />
        {phoneText(phone)}
      </a>
      <a href={whatsAppAddress(whatsapp)} rel="noopener" target="_blank" className={LINK}>
        <Icon name="chat" size={18} />
        {phoneText(whatsapp)}
      </a>
      <a href={`mailto:${email}`} className={LINK}>
        <Icon name="mail" size={18} />
        {email}
      </a>
    </p>
  );
}
