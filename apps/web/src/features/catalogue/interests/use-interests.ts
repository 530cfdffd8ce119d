import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import { signInAddress } from '../../../platform/session/load-private.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { storeInterests } from './interest-calls.ts';
import { interestToken, storeChoice, storeInterestToken, storedChoice } from './interest-token.ts';
import type { InterestsData } from './load-interests-page.ts';
import { savedInterests } from './saved-interests.ts';

/** Whose interests they are: a new account's, the signed-in user's, nobody's; null until the browser knows. */
export type InterestsOwner = 'new' | 'signed-in' | 'nobody' | null;

/** State and actions of the interests screen. */
export function useInterests({ categories, own }: InterestsData) {
  const { shell, success } = useTexts();
  const { user } = useSession();
  const { revalidate, state: loading } = useRevalidator();
  const [touched, setTouched] = useState<ReadonlySet<number> | null>(null);
  const [isNew, setNew] = useState<boolean | null>(null);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const go = useWays();
  useEffect(() => {
    setNew(interestToken() !== null);
    setTouched(storedChoice());
  }, []);
  useEffect(() => {
    if (user !== null && !own) void revalidate();
  }, [own, revalidate, user]);
  const stored = useMemo(() => savedInterests(categories ?? []), [categories]);
  const chosen = touched ?? stored;
  const owner: InterestsOwner =
    isNew === null ? null : isNew ? 'new' : user === null ? 'nobody' : 'signed-in';

  const save = async (): Promise<void> => {
    setRefused(null);
    if (owner === 'nobody') return go.signIn();
    setSaving(true);
    const result = await storeInterests(chosen, interestToken());
    setSaving(false);
    if (!result.ok) return setRefused(result.text || shell.genericError);
    storeInterestToken(null);
    storeChoice(null);
    if (owner === 'new') return go.finished();
    showNotice({ tone: 'plain', text: success.saved });
    return go.home();
  };
  return {
    owner,
    chosen,
    saving,
    refused,
    loading: loading === 'loading',
    choose: (codes: ReadonlySet<number>) => {
      setTouched(codes);
      storeChoice(codes);
    },
    retry: () => void revalidate(),
    save: () => void save(),
    signIn: () => void go.signIn(),
  };
}

function useWays() {
  const navigate = useNavigate();
  const link = useLink();
  const location = useLocation();
  const { partner = null } = useParams();
  return {
    signIn: () => navigate(signInAddress(partner, location)),
    finished: () => navigate(link('/auth/cadastro-finalizado')),
    home: () => navigate(link('/home')),
  };
}
