import type { StaffText, WrittenText } from '@patio/contract/catalogue/content/staff-text.ts';
import type { TextKey } from '@patio/domain/catalogue/content/text-keys.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ShownRow, VersionRow } from './texts.store.ts';

const moment = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** A text in both languages, as calls have it. */
export function written(row: ShownRow): WrittenText {
  return { titulo: row.title, html: row.html, tituloEn: row.title_en, htmlEn: row.html_en };
}

/** A text as those who edit it see it, of what is shown and of its versions. */
export function presentText(
  key: TextKey,
  shown: ShownRow | undefined,
  versions: readonly VersionRow[],
): StaffText {
  const draft = versions.find(({ number }) => number === null);
  return {
    chave: key,
    publicado: shown === undefined ? null : written(shown),
    rascunho:
      draft === undefined
        ? null
        : { ...written(draft), versao: draft.version, por: draft.editor, em: moment(draft.changed_at) },
    versoes: versions.flatMap(({ number, title, publisher, published_at: at, restored }) =>
      number === null
        ? []
        : [{ numero: number, titulo: title, por: publisher, em: moment(at), restaurada: restored }],
    ),
  };
}
