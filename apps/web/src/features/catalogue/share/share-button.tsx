import { Icon } from '@patio/ui/icon.tsx';
import { Suspense, lazy, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';

const ShareWays = lazy(() => import('./share-ways.tsx').then(({ ShareWays: it }) => ({ default: it })));

interface Props {
  /** The text to share; by default the page's own title. */
  readonly title?: string;
  /** The address to share; by default the page's canonical address. */
  readonly address?: string;
  readonly className: string;
  /** Only the drawing is seen. */
  readonly compact?: boolean;
}

/** "Compartilhar": the system's share sheet if available, otherwise WhatsApp, e-mail and copying. */
export function ShareButton({ title, address, className, compact = false }: Props) {
  const { shell } = useTexts();
  const [shared, setShared] = useState<{ readonly title: string; readonly url: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const share = async (): Promise<void> => {
    if (shared !== null) return setShared(null);
    const content = { title: title ?? document.title, url: address ?? canonicalAddress() };
    if (!(await sharedBySystem(content))) setShared(content);
    return undefined;
  };
  const close = (): void => {
    setShared(null);
    button.current?.focus();
  };
  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={shared !== null}
        aria-label={compact ? shell.share : undefined}
        title={compact ? shell.share : undefined}
        onClick={() => void share()}
        className={className}
      >
        <Icon name="share" size={18} />
        {compact ? null : shell.share}
      </button>
      {shared === null ? null : (
        <Suspense>
          <ShareWays
            title={shared.title}
            address={shared.url}
            onClose={close}
            onLeave={() => setShared(null)}
          />
        </Suspense>
      )}
    </span>
  );
}

/** Whether the system handled it; a user who closes its sheet counts as handled, too. */
async function sharedBySystem(content: { readonly title: string; readonly url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(content);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

/** The canonical address of this page in its language; if there is none, its own address without the query. Read on click. */
function canonicalAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical ?? window.location.origin + window.location.pathname;
}
