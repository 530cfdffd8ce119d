import { Button } from '@patio/ui/button.tsx';
import { useTexts } from '../../../platform/i18n/texts.ts';
import type { PreviewProfile } from './preview-view.ts';

interface Props {
  readonly profiles: readonly PreviewProfile[];
  readonly chosen: number;
  onChoose(code: number): void;
}

/** The profiles to view as (PREV-03); a form with its own button without scripts. */
export function ProfileChoice({ profiles, chosen, onChoose }: Props) {
  const { preview } = useTexts();
  return (
    <form method="get" className="flex flex-wrap items-end gap-3">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{preview.profile}</legend>
        <div className="flex flex-wrap gap-2">
          {profiles.map(({ code, name }) => (
            <label
              key={code}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-3.5 font-medium has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="perfil"
                value={code}
                checked={code === chosen}
                onChange={() => onChoose(code)}
                className="size-4 accent-(--accent)"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" look="quiet">
          {preview.apply}
        </Button>
      </noscript>
      <p className="w-full text-sm text-ink-3">{preview.profileHint}</p>
    </form>
  );
}
