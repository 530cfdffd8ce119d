import { Icon } from '@patio/ui/icon.tsx';
import { Notice } from '@patio/ui/states.tsx';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { FilterState } from '../filters/filter-state.ts';
import { PlaceForm } from './place-form.tsx';
import { PlaceLine } from './place-line.tsx';
import type { PlaceControl } from './use-place.ts';

interface Props {
  readonly filter: FilterState;
  readonly control: PlaceControl;
}

/** Above a list: the browser's refusal, the visitor's position when distances matter, and the way to enter it (SORT-07). */
export function PlaceBar({ filter, control }: Props) {
  const { home, shell } = useTexts();
  const measured = filter.order === 'DISTANCIA' || filter.radius > 0;
  const { asking, place, blocked } = control;
  const needed = measured && place === null;
  return (
    <>
      <div role="status" className={blocked ? 'mb-4' : ''}>
        {blocked ? (
          <Notice tone="warn" icon="pin">
            {home.locationBlocked}
          </Notice>
        ) : null}
      </div>
      {measured && place !== null && !asking ? (
        <div className="mb-4">
          <PlaceLine control={control} />
        </div>
      ) : null}
      {asking || needed ? (
        <section
          aria-label={home.placeTitle}
          className="relative mb-4 rounded-card border border-line bg-surface p-4"
        >
          <h3 className="font-semibold">{home.placeTitle}</h3>
          <p className="mb-3 max-w-prose pr-10 text-sm text-ink-2">
            {needed ? `${home.placeNeeded} ${home.placeText}` : home.placeText}
          </p>
          <PlaceForm control={control} wide />
          {asking ? (
            <button
              type="button"
              aria-label={shell.close}
              onClick={control.close}
              className="absolute top-1 right-1 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken"
            >
              <Icon name="close" />
            </button>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
