import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';

/** What the server said against a form, each removed by its button (PROF-15). */
export function RefusalList({
  erros,
  onDismiss,
}: {
  erros: readonly string[];
  onDismiss: (text: string) => void;
}) {
  const { shell } = useTexts();
  return erros.map((text) => (
    <div
      key={text}
      role="alert"
      className="mb-3 flex items-start gap-2.5 rounded-control bg-danger-soft py-0.5 pr-0.5 pl-3 text-danger"
    >
      <Icon name="alert" className="mt-3 shrink-0" />
      <p className="grow py-2.5">{text}</p>
      <button
        type="button"
        aria-label={shell.dismiss}
        onClick={() => onDismiss(text)}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  ));
}
