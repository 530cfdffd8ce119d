import type { SavedSearch } from '@patio/contract/catalogue/saved-searches/saved-search.ts';
import { searchAddress } from '@patio/domain/catalogue/saved-searches/search-address.ts';
import { Button, buttonLook } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Saved } from '../../../platform/api/saved.ts';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { Dictionary } from '../../../texts/dictionary.ts';
import { formOf, type SearchForm } from './search-form.ts';

const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then(({ SearchDialog: it }) => ({ default: it })),
);

interface Props {
  readonly search: SavedSearch;
  readonly onChange: (search: SavedSearch) => void;
  readonly onRemove: (search: SavedSearch) => void;
}

/** One saved search: new offers, when its owner is notified, and its actions. */
export function SearchRow({ search, onChange, onRemove }: Props) {
  const { savedSearches: texts } = useTexts();
  const { date } = useDates();
  const [editing, setEditing] = useState(false);
  const save = async (form: SearchForm): Promise<Saved<unknown>> => {
    const { changeSearch } = await import('./search-calls.ts');
    const result = await changeSearch(search.codigo, form);
    if (result.ok) onChange(result.value);
    return result;
  };
  const look = async (): Promise<void> => {
    const { lookAtSearch } = await import('./search-calls.ts');
    await lookAtSearch(search.codigo);
  };
  const home = search.parceiro === null ? '/home' : `/${search.parceiro}/home`;
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card sm:flex sm:items-center sm:gap-4 sm:p-5">
      <div className="min-w-0 grow">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold wrap-anywhere">
          {search.nome.replaceAll('R$ ', 'R$\u00A0')}
          <Badge tone={search.novas > 0 ? 'ok' : 'plain'}>
            {search.novas > 0 ? texts.news(search.novas) : texts.noNews}
          </Badge>
        </h2>
        <p className="mt-1 flex items-center gap-2 text-sm text-ink-2">
          <Icon name="bell" size={16} className="text-ink-3" />
          {alertWords(search, texts)}
        </p>
        <p className="mt-0.5 text-sm text-ink-2">{texts.createdOn(date(Date.parse(search.dataCriacao)))}</p>
      </div>
      <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2 sm:mt-0 sm:shrink-0 sm:gap-x-2 sm:justify-end">
        <Link
          to={searchAddress(search.filtro, home)}
          onClick={() => void look()}
          aria-label={texts.openOf(search.nome)}
          className={`${buttonLook('bid')} max-sm:px-2`}
        >
          {texts.open}
        </Link>
        <Button
          look="quiet"
          className="max-sm:px-2"
          aria-label={texts.editOf(search.nome)}
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" size={18} />
          {texts.edit}
        </Button>
        <Button
          look="plain"
          className="max-sm:px-2"
          aria-label={texts.removeOf(search.nome)}
          onClick={() => onRemove(search)}
        >
          <Icon name="trash" size={18} />
          {texts.remove}
        </Button>
      </div>
      {editing ? (
        <Suspense>
          <SearchDialog
            title={texts.editTitle}
            initial={formOf(search)}
            onSave={save}
            onSaved={() => setEditing(false)}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}

/** "Uma vez por dia, por e-mail". */
function alertWords(
  { frequencia, email, notificacao }: SavedSearch,
  texts: Dictionary['savedSearches'],
): string {
  if (frequencia === 'NUNCA') return texts.frequencies.NUNCA;
  const how =
    email && notificacao ? texts.mailAndNotification : email ? texts.onlyMail : texts.onlyNotification;
  return texts.alertWords(texts.frequencies[frequencia], how);
}
