import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Broadcast } from './broadcast.ts';

/** To whom a notification went, in words. */
export function useRecipientsText(): (to: Broadcast['destino']) => string {
  const { broadcasts: texts, verifications } = useTexts();
  return ({ conta, perfil, estado, categoria }) => {
    if (conta !== null) return texts.account(conta);
    const parts = [
      perfil === null ? null : verifications.profiles[perfil],
      estado,
      categoria === null ? null : texts.interested(categoria),
    ].filter(Boolean);
    return parts.length === 0 ? texts.everyone : parts.join(' · ');
  };
}
