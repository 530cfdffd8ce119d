import { DEAL_FIELDS } from '@patio/domain/identity/accounts/account-fields.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import {
  missingForDeal,
  missingStep,
  type MissingStep,
} from '@patio/domain/trading/deals/missing-for-deal.ts';
import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { useEffect, useRef } from 'react';
import { loadAddresses } from '../../people/addresses/public.ts';
import { loadProfile } from './personal/profile-calls.ts';
import type { FlowState } from './use-flow.ts';

/**
 * Opening a later step by its address redirects to the first incomplete one (C-100). The server decides again; without an answer there is
 * no redirect.
 */
export function useMissingStep(flow: Pick<FlowState, 'step' | 'goTo'> | null): void {
  const asked = useRef(false);
  useEffect(() => {
    if (flow === null || asked.current) return;
    asked.current = true;
    const { step, goTo } = flow;
    if (step === 0) return;
    void loadMissing().then((missing) => {
      if (typeof missing === 'number' && missing < step) goTo(missing);
    });
  }, [flow]);
}

/** The first step for which data of the user's account is missing; null when nothing is. */
export async function loadMissing(): Promise<MissingStep | 'failed' | null> {
  const [profile, addresses] = await Promise.all([loadProfile(), loadAddresses()]);
  return profile === null || addresses === null ? 'failed' : missingStepFor(profile, addresses.length > 0);
}

function missingStepFor(profile: Profile, hasAddress: boolean): MissingStep | null {
  const { tipoPerfilFlag: kind, nome: name, sobrenome: surname } = profile;
  const known = byKey(DEAL_FIELDS, ({ wire }) => profile[wire]);
  return missingStep(missingForDeal({ ...known, kind, name, surname, hasAddress }));
}
