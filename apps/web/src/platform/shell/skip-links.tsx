import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/texts.ts';

const LOOK = 'absolute -top-20 left-4 z-50 rounded-control bg-solid px-4 py-3 text-on-solid focus:top-3';

/** URLs of screens with a list of offers beside its filters. */
const LISTS = /^(?:\/[a-z-]+)?\/(?:home(?:\/[^/]*)?|favoritos)\/?$/;

/** The first tab stops: past the header to the content, and on lists to the offers and the filters. */
export function SkipLinks() {
  const { shell } = useTexts();
  const { pathname } = useLocation();
  return (
    <>
      <a href="#conteudo" className={LOOK}>
        {shell.skip}
      </a>
      {LISTS.test(pathname) ? (
        <>
          <a href="#ofertas" onClick={goTo('ofertas')} className={LOOK}>
            {shell.skipToOffers}
          </a>
          <a href="#filtros" onClick={goTo('filtros', 'filtrar')} className={LOOK}>
            {shell.skipToFilters}
          </a>
        </>
      ) : null}
    </>
  );
}

/** Goes to the first visible one of these, without a URL of its own: on a phone the filters are behind a button. */
function goTo(...ids: readonly string[]) {
  return (event: MouseEvent): void => {
    const places = ids.map((id) => document.getElementById(id));
    const place = places.find((each) => each !== null && each.getClientRects().length > 0);
    if (!place) return;
    event.preventDefault();
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  };
}
