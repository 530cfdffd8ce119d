import { Button } from '@patio/ui/button.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { useWrittenLang } from '../../../platform/i18n/written-lang.ts';

/** Length in characters from which a description starts collapsed: about one phone screen. */
const LONG = 2400;

/**
 * The description as sanitized by the server (DETL-26). A long one starts collapsed, at the same height with and without the script that
 * expands it.
 */
export function Description({ html }: { html: string }) {
  const { offer } = useTexts();
  const id = useId();
  const long = html.length > LONG;
  const [open, setOpen] = useState(!long);
  return (
    <>
      <div
        id={id}
        lang={useWrittenLang()}
        className={`prose max-w-3xl wrap-anywhere text-ink-2 ${open ? '' : 'folded'}`}
        // The server sanitizes every description when it is saved.
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {long ? (
        <Button
          look="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          className="needs-script mt-3"
          onClick={() => setOpen(!open)}
        >
          {open ? offer.readLess : offer.readMore}
        </Button>
      ) : null}
    </>
  );
}
