import { searchName } from '@patio/domain/saved-searches/search-name.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useIdiom, useTexts } from '../../platform/i18n/texts.ts';
import { tell } from '../../platform/notices/notice-store.ts';
import { signInAddress } from '../../platform/session/load-private.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useRoot } from '../../platform/shell/use-frame.ts';
import { queryOf, type FilterOptions, type FilterState } from '../catalogue/public.ts';
import { keepPending, takePending } from './pending-search.ts';
import { newForm, type SearchForm } from './search-form.ts';
import { searchWords } from './search-words.ts';

const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then(({ SearchDialog: it }) => ({ default: it })),
);

interface Props {
  readonly filter: FilterState;
  readonly options: FilterOptions;
  /** The search as the server understood it, when it has corrected words. */
  readonly corrected: string | null;
  readonly position: { readonly lat: number; readonly lon: number } | null;
}

/** "Salvar esta busca": asks for name and alert. A visitor signs in first; when he comes back, the search is saved. */
export function SaveSearch(props: Props) {
  const { savedSearches: texts } = useTexts();
  const { user } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { partner = null } = useParams();
  const [form, setForm] = useState<SearchForm | null>(null);
  const { suggest, save } = useSaving(props);
  const told = (saved: SearchForm): void => {
    const text = saved.frequencia === 'NUNCA' ? texts.savedSilently : texts.savedText;
    tell({ tone: 'plain', text: `${texts.saved}. ${text}` });
  };
  useEffect(() => {
    if (user === null || !takePending(pathname + search)) return;
    const wanted = newForm(suggest());
    void save(wanted).then((result) => {
      if (!result.ok) return setForm(wanted);
      const change = { label: texts.edit, run: () => setForm(wanted) };
      tell({ tone: 'plain', text: `${texts.saved}: ${wanted.nome}.`, action: change });
      return undefined;
    });
  }, [pathname, save, search, suggest, texts, user]);
  const begin = (): void => {
    if (user !== null) return setForm(newForm(suggest()));
    keepPending(pathname + search);
    void navigate(signInAddress(partner, { pathname, search }));
  };
  return (
    <>
      <Button look="quiet" onClick={begin}>
        <Icon name="bookmark" size={18} />
        {texts.save}
      </Button>
      {form === null ? null : (
        <Suspense>
          <SearchDialog
            title={texts.saveTitle}
            initial={form}
            onSave={save}
            onSaved={(saved) => {
              setForm(null);
              told(saved);
            }}
            onClose={() => setForm(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The suggested name of the search of the page, and the way to save it. */
function useSaving({ filter: asked, options, corrected, position }: Props) {
  const idiom = useIdiom();
  const categories = useRoot()?.categories;
  const { partner = null } = useParams();
  const suggest = useCallback(() => {
    const filter = corrected === null ? asked : { ...asked, term: corrected };
    return searchName(searchWords({ filter, options, categories: categories ?? [] }), idiom);
  }, [asked, categories, corrected, idiom, options]);
  const save = useCallback(
    async (form: SearchForm) => {
      const filter = corrected === null ? asked : { ...asked, term: corrected };
      const fields = Object.entries(queryOf(filter, position)).map(([name, value]) => [name, String(value)]);
      const { createSearch } = await import('./search-calls.ts');
      return createSearch(new URLSearchParams(fields).toString(), form, partner);
    },
    [asked, corrected, partner, position],
  );
  return { suggest, save };
}
