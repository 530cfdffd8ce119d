import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';

/** What the server said, as a red list under its title; the page goes up to it (SIGN-22, C-97). */
export function SignUpRefusal({ erros }: { erros: readonly string[] }) {
  const { signUp: texts } = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [erros]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-card bg-danger-soft p-4 text-danger outline-none"
    >
      <Icon name="alert" className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{texts.failedTitle}</p>
        <ul className="mt-1 list-disc pl-5">
          {erros.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
