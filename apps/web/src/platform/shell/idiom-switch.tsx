import { useLocation } from 'react-router';
import { idiomFrom, langOf } from '../i18n/idiom.ts';
import { useIdiom, useTexts } from '../i18n/texts.ts';
import { idiomAddress } from './idiom-address.ts';
import type { IdiomChoice } from './load-frame.ts';

/** One link per language of the product; the page is reloaded in it (I18N-02, I18N-05). */
export function IdiomSwitch({ idioms }: { idioms: readonly IdiomChoice[] }) {
  const { shell } = useTexts();
  const current = useIdiom();
  const location = useLocation();
  if (idioms.length < 2) return null;
  return (
    <nav aria-label={shell.language} className="hidden sm:block">
      <ul className="flex rounded-control bg-sunken p-0.5 text-sm font-medium">
        {idioms.map(({ sigla, descricao }) => (
          <li key={sigla}>
            <a
              href={idiomAddress(location, sigla)}
              title={descricao}
              lang={langOf(idiomFrom(sigla))}
              aria-current={sigla === current ? 'true' : undefined}
              className="grid h-9 min-w-10 place-items-center rounded-[6px] px-2 text-ink-2 aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card pointer-coarse:h-11"
            >
              <span aria-hidden="true">{sigla.slice(0, 2)}</span>
              <span className="sr-only">{descricao}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
