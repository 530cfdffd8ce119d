import { Notice } from '@patio/ui/states.tsx';
import { useEffect, useRef } from 'react';

/** The errors, under their title if any, scrolled into view (C-97). */
export function ErrorList({ title, erros }: { title: string | null; erros: readonly string[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'center' });
  }, [erros]);
  return (
    <div ref={element} role="alert" className="mb-5">
      <Notice tone="danger" icon="alert">
        {title === null ? null : <p className="font-semibold">{title}</p>}
        <ul className={erros.length > 1 ? 'list-disc pl-5 empty:hidden' : 'empty:hidden'}>
          {erros.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
