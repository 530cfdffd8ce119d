import { Notice } from '@patio/ui/states.tsx';
import { useTexts } from '../../platform/i18n/texts.ts';

/** Says that the browser may not tell where it is (SORT-07). */
export function LocationWarning({ shown }: { shown: boolean }) {
  const { home } = useTexts();
  return (
    <div role="status" className={shown ? 'mb-4' : ''}>
      {shown ? (
        <Notice tone="warn" icon="pin">
          {home.locationBlocked}
        </Notice>
      ) : null}
    </div>
  );
}
