import { ProposalCosts } from '../../proposals/public.ts';
import { DealCard } from '../../deal-page/public.ts';
import type { LoadedNegotiation } from './load-negotiation.ts';
import { useNegotiationTexts } from './negotiation-texts.ts';

/** What the offer costs in all at the value that is being dealt on, by the terms that the user was told; nothing without one. */
export function NegotiationCost({ loaded }: { readonly loaded: LoadedNegotiation }) {
  const texts = useNegotiationTexts();
  const dealt = dealtValue(loaded);
  if (dealt === null) return null;
  const { by, name, price, pickup, state } = dealt;
  const terms = { offerCode: loaded.row.code, pickup, state };
  return (
    <DealCard title={texts.cost}>
      <ProposalCosts proposal={terms} agreed={by} label={texts.price[name]} price={price} />
    </DealCard>
  );
}

interface Dealt {
  /** Whose terms apply. */
  readonly by: 'lance' | 'proposta';
  readonly name: 'bid' | 'proposal' | 'counter' | 'chance';
  /** Centavos. */
  readonly price: number;
  readonly pickup: boolean;
  readonly state: string;
}

/** A second chance and an open proposal go before bids; a value that is over is not priced. */
function dealtValue({ negotiation: { lance, proximo }, row }: LoadedNegotiation): Dealt | null {
  const { secondChance, proposal } = row;
  if (proximo === null) return null;
  if (secondChance !== null) {
    const { value: price, pickup, state } = secondChance;
    return { by: 'lance', name: 'chance', price, pickup, state };
  }
  if (proposal?.situation === 'contraproposta' || proposal?.situation === 'pendente') {
    const { counter, value, pickup, state } = proposal;
    const answered = proposal.situation === 'contraproposta' && counter !== null;
    return {
      by: 'proposta',
      name: answered ? 'counter' : 'proposal',
      price: answered ? counter : value,
      pickup,
      state,
    };
  }
  if (lance === null || row.ownBid === null) return null;
  const { frete, uf } = lance;
  return { by: 'lance', name: 'bid', price: row.ownBid, pickup: frete === 'N', state: uf ?? '' };
}
