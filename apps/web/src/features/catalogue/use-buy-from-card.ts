import { useNavigate } from 'react-router';
import { useRoot } from '../../platform/shell/use-frame.ts';
import { useLink } from '../../platform/partner/use-link.ts';
import { useSession } from '../../platform/session/session.tsx';
import { storeIntent } from '../intents/public.ts';
import type { CardView } from './card-view.ts';

/** Buying from a card: a visitor goes to the offer, a user to the flow; an offer that cannot be bought so leads to its page (CARD-19, CARD-20, S-55). */
export function useBuyFromCard(): (card: CardView) => void {
  const { user } = useSession();
  const navigate = useNavigate();
  const link = useLink();
  const partner = useRoot()?.partner ?? null;
  return (card) => {
    if (user === null || !card.active || card.buyNow === 0) {
      void navigate(link(`/oferta/${card.code}`));
      return;
    }
    const [first] = card.vehicles;
    storeIntent({
      type: 'BUY',
      value: card.buyNow,
      message: '',
      minimum: null,
      increment: null,
      partner: partner === null || partner.id === null ? null : { id: partner.id, name: partner.nome ?? '' },
      offer: {
        code: card.code,
        title: card.title,
        photo: card.photos[0] ?? null,
        years: first?.years ?? '',
        usage: first?.usage ?? '',
        plate: first?.plate ?? '',
        fuel: first?.fuel ?? '',
        colour: first?.colour ?? '',
        more: [],
      },
    });
    void navigate(link('/fluxo/?step=0'));
  };
}
