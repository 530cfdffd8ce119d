import { Notice } from '@patio/ui/states.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';

/** Why an answer was not taken, below what was asked. */
export function Refusal({ text }: { text: string }) {
  const { shell } = useTexts();
  return (
    <div role="alert" className="mt-3">
      <Notice tone="danger" icon="alert">
        {text || shell.genericError}
      </Notice>
    </div>
  );
}
