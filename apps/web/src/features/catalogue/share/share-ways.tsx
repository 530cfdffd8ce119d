import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mailAddress, whatsappAddress } from './share-links.ts';
import { useShareTexts } from './share-texts.ts';

interface Props {
  readonly title: string;
  readonly address: string;
  /** Closed on purpose: focus returns to the button. */
  readonly onClose: () => void;
  /** A user went on elsewhere. */
  readonly onLeave: () => void;
}

const WAY =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-[15px] text-ink hover:bg-sunken';

/** The share menu where the system has none: a small box beside the button. */
export function ShareWays({ title, address, onClose, onLeave }: Props) {
  const texts = useShareTexts();
  const [copied, setCopied] = useState<boolean | null>(null);
  const box = useBox({ onClose, onLeave });
  const copy = (): void => {
    copyText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={texts.ways}
      className="absolute top-full right-0 z-20 mt-1 w-60 max-w-[calc(100vw-32px)] rounded-card border border-line bg-surface p-2 text-left font-normal shadow-float"
    >
      <a
        href={whatsappAddress(title, address)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onLeave}
        className={WAY}
      >
        <Icon name="chat" size={18} />
        {texts.whatsapp}
      </a>
      <a href={mailAddress(title, address)} onClick={onLeave} className={WAY}>
        <Icon name="mail" size={18} />
        {texts.mail}
      </a>
      <button type="button" onClick={copy} className={WAY}>
        <Icon
          name={copied === true ? 'check' : 'file'}
          size={18}
          className={copied === true ? 'text-ok' : ''}
        />
        {texts.copy}
      </button>
      <p role="status" className={copied === true ? 'px-3 pb-1 text-sm font-medium text-ok' : 'sr-only'}>
        {copied === true ? texts.copied : ''}
      </p>
      {copied === false ? <ByHand address={address} /> : null}
    </div>
  );
}

/** Where a browser does not let pages copy, the user can. */
function ByHand({ address }: { address: string }) {
  const texts = useShareTexts();
  return (
    <label className="block px-3 py-2 text-sm text-ink-2">
      <span role="alert">{texts.byHand}</span>
      <input
        readOnly
        aria-label={texts.link}
        value={address}
        onFocus={(event) => event.target.select()}
        className="mt-1 h-11 w-full rounded-control border border-line-strong bg-surface px-2 text-ink"
      />
    </label>
  );
}

async function copyText(text: string): Promise<void> {
  // Without https there is no clipboard, whatever the types say.
  if (!('clipboard' in navigator)) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}

/** Takes the focus and stays inside the window; Escape, a click outside or losing the focus closes it. */
function useBox({ onClose, onLeave }: Pick<Props, 'onClose' | 'onLeave'>) {
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { left } = element.getBoundingClientRect();
    if (left < 8) element.style.translate = `${8 - left}px 0`;
    element.querySelector('a')?.focus();
  }, []);
  useEffect(() => {
    const isOutside = ({ target }: Event): boolean =>
      target instanceof Node && box.current?.parentElement?.contains(target) === false;
    const onElsewhere = (event: Event): void => {
      if (isOutside(event)) leave();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return box;
}
