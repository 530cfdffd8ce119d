import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRoot } from '../../../../platform/shell/use-frame.ts';
import { useLink } from '../../../../platform/partner/use-link.ts';
import { useSession } from '../../../../platform/session/session.tsx';
import type { CardView } from './card-view.ts';

/**
 * Buying from a card: a visitor goes to the offer, a user to the flow; an offer that cannot, or can no longer, be bought this way leads to
 * its page (CARD-19, CARD-20, S-55). `busy` while the offer is loading.
 */
export function useBuyFromCard(card: CardView): { readonly buy: () => void; readonly busy: boolean } {
  const { user } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const partner = useRoot()?.partner ?? null;
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<boolean> => {
    if (user === null || card.buyNow === 0) return false;
    const { startBuying } = await import('./start-buying.ts');
    const { id, nome } = partner ?? { id: null, nome: null };
    return startBuying(card, id === null ? null : { id, name: nome ?? '' });
  };
  const buy = async (): Promise<void> => {
    setBusy(true);
    const started = await start().catch(() => false);
    setBusy(false);
    await navigate(link(started ? '/fluxo/?step=0' : `/oferta/${card.code}`));
  };
  return { buy: () => void buy(), busy };
}
