import type { Person } from '../../world/options.ts';
import { callAs } from '../call-as.ts';

/** Bids as this person, who fetches what they buy themselves: in reais, by hand or up to a maximum. Returns the status of the reply. */
export async function bidAs(
  person: Pick<Person, 'id'>,
  code: number,
  reais: number,
  automatic = false,
): Promise<number> {
  const { status } = await callAs(person, 'POST', '/lance', {
    cdofrta: code,
    cdmoeda: 1,
    vllance: reais,
    ismaximo: automatic,
    frete: 'N',
    endereco: null,
  });
  return status;
}
