import { searchName } from '@patio/domain/catalogue/saved-searches/search-name.ts';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useIdiom, useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useRoot } from '../../../platform/shell/use-frame.ts';
import { queryOf } from '../catalogue/public.ts';
import { SearchDialog } from './search-dialog.tsx';
import { newForm, type SearchForm } from './search-form.ts';
import { searchWords } from './search-words.ts';
import type { SearchToSave, SearchWish } from './search-wish.ts';

interface Props {
  readonly search: SearchToSave;
  readonly wish: SearchWish;
  readonly onWish: (wish: SearchWish | null) => void;
}

/** Saves the search of the page: after asking for name and alert, or at once, with the way to change them. */
export function SavingSearch({ search, wish, onWish }: Props) {
  const { savedSearches: texts } = useTexts();
  const { suggested, save } = useSaving(search);
  const begun = useRef(false);
  useEffect(() => {
    if (wish !== 'at-once' || begun.current) return;
    begun.current = true;
    void save(suggested).then((result) => {
      if (!result.ok) return onWish(suggested);
      const change = { label: texts.edit, run: () => onWish(suggested) };
      showNotice({ tone: 'plain', text: `${texts.saved}: ${suggested.nome}.`, action: change });
      return onWish(null);
    });
  }, [onWish, save, suggested, texts, wish]);
  const told = (saved: SearchForm): void => {
    const text = saved.frequencia === 'NUNCA' ? texts.savedSilently : texts.savedText;
    showNotice({ tone: 'plain', text: `${texts.saved}. ${text}` });
  };
  if (wish === 'at-once') return null;
  return (
    <SearchDialog
      title={texts.saveTitle}
      initial={wish === 'new' ? suggested : wish}
      onSave={save}
      onSaved={(saved) => {
        onWish(null);
        told(saved);
      }}
      onClose={() => onWish(null)}
    />
  );
}

/** The search of the page under its suggested name, and the way to save it. */
function useSaving({ filter: asked, options, corrected, position }: SearchToSave) {
  const idiom = useIdiom();
  const categories = useRoot()?.categories ?? [];
  const { partner = null } = useParams();
  const filter = corrected === null ? asked : { ...asked, term: corrected };
  const suggested = newForm(searchName(searchWords({ filter, options, categories }), idiom));
  const save = async (form: SearchForm) => {
    const fields = Object.entries(queryOf(filter, position)).map(([name, value]) => [name, String(value)]);
    const { createSearch } = await import('./search-calls.ts');
    return createSearch(new URLSearchParams(fields).toString(), form, partner);
  };
  return { suggested, save };
}
