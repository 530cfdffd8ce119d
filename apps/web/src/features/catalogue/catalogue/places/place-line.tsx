import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { PlaceControl } from './use-place.ts';

/** "Perto de Vitória/ES", with links to change or remove it. */
export function PlaceLine({ control }: { control: PlaceControl }) {
  const { home } = useTexts();
  const { place } = control;
  if (place === null) return null;
  const words = place.approximate && place.name !== null ? home.nearAbout(place.name) : home.near(place.name);
  const look = 'min-h-11 rounded-control px-2 text-sm font-medium text-accent hover:underline';
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-[15px]">
      <Icon name="pin" size={18} className="text-ink-3" />
      <span className="mr-1">{words}</span>
      <button type="button" onClick={control.ask} className={look}>
        {home.changePlace}
      </button>
      <button type="button" aria-label={home.forgetPlace} onClick={control.forget} className={look}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}
