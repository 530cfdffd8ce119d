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
import type { SearchToSave, SearchRequest } from './search-request.ts';

interface Props {
  readonly search: SearchToSave;
  readonly request: SearchRequest;
  readonly onRequest: (request: SearchRequest | null) => void;
}

/** Saves the search of the page: after asking for name and alert, or at once, with a link to change them. */
export function SavingSearch({ search, request, onRequest }: Props) {
  const { savedSearches: texts } = useTexts();
  const { suggested, save } = useSaving(search);
  const started = useRef(false);
  useEffect(() => {
    if (request !== 'at-once' || started.current) return;
    started.current = true;
    void save(suggested).then((result) => {
      if (!result.ok) return onRequest(suggested);
      const change = { label: texts.edit, run: () => onRequest(suggested) };
      showNotice({ tone: 'plain', text: `${texts.saved}: ${suggested.nome}.`, action: change });
      return onRequest(null);
    });
  }, [onRequest, save, suggested, texts, request]);
  const shown = (saved: SearchForm): void => {
    const text = saved.frequencia === 'NUNCA' ? texts.savedSilently : texts.savedText;
    showNotice({ tone: 'plain', text: `${texts.saved}. ${text}` });
  };
  if (request === 'at-once') return null;
  return (
    <SearchDialog
      title={texts.saveTitle}
      initial={request === 'new' ? suggested : request}
      onSave={save}
      onSaved={(saved) => {
        onRequest(null);
        shown(saved);
      }}
      onClose={() => onRequest(null)}
    />
  );
}

/** The search of the page under its suggested name, and the action to save it. */
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
