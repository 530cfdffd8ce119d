import type {
  ConditionNote,
  VehicleCondition as Condition,
} from '@patio/contract/catalogue/conditions/list-conditions.ts';
import { Picture } from '@patio/ui/picture.tsx';
import { Badge, type Tone } from '@patio/ui/states.tsx';
import { lazy, Suspense, useState } from 'react';
import { wrapIndex } from '../../../../platform/gestures/wrap-index.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import { useWrittenLang } from '../../../../platform/i18n/written-lang.ts';

const Lightbox = lazy(() => import('../gallery/lightbox.tsx').then(({ Lightbox: it }) => ({ default: it })));

const TONES: Readonly<Record<ConditionNote['gravidade'], Tone>> = {
  leve: 'plain',
  media: 'warn',
  grave: 'danger',
};

/** The known condition of a vehicle, and its damages with photographs. */
export function VehicleCondition({ condition, hours }: { condition: Condition; hours: boolean }) {
  const { condition: texts, offer } = useTexts();
  const { estadoGeral, hodometro, chassiRemarcado, chaves, manual, proprietarios, notas } = condition;
  const facts = [
    [texts.grade, estadoGeral === null ? null : texts.grades[estadoGeral]],
    [hours ? offer.hours : texts.odometer, hodometro === null ? null : texts.odometers[hodometro]],
    [texts.chassis, chosen(chassiRemarcado, texts.chassisRestamped, texts.chassisOriginal)],
    [texts.keys, chaves === null ? null : String(chaves)],
    [texts.manual, chosen(manual, texts.yes, texts.no)],
    [texts.owners, proprietarios === null ? null : String(proprietarios)],
  ] as const;
  // No information is not the same as nothing found.
  if (notas.length === 0 && facts.every(([, value]) => value === null)) {
    return (
      <>
        <h3 className="mt-6 mb-1 font-semibold">{texts.condition}</h3>
        <p className="text-ink-3">{texts.conditionUnknown}</p>
      </>
    );
  }
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{texts.condition}</h3>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {facts.map(([title, value]) => (
          <div key={title} className="rounded-control border border-line bg-surface px-3 py-3 sm:px-4">
            <dt className="text-sm text-ink-3">{title}</dt>
            <dd className={value === null ? 'text-ink-3' : 'font-semibold'}>{value ?? offer.notGiven}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-2 font-semibold">{texts.notes}</h3>
      {notas.length === 0 ? <p className="text-ink-3">{texts.noNotes}</p> : <Notes notes={notas} />}
    </>
  );
}

function Notes({ notes }: { notes: readonly ConditionNote[] }) {
  const { condition: texts } = useTexts();
  const written = useWrittenLang();
  const [open, setOpen] = useState<number | null>(null);
  const photos = notes.flatMap(({ parte, fotos }) =>
    fotos.map((address, at) => ({ address, name: texts.notePhoto(parte, at + 1) })),
  );
  return (
    <ul className="flex flex-col gap-2">
      {notes.map(({ parte, texto, gravidade, fotos }, at) => (
        <li key={at} className="rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span lang={written}>{parte}</span>
            <Badge tone={TONES[gravidade]}>{texts.severities[gravidade]}</Badge>
          </p>
          <p lang={written} className="mt-1 wrap-anywhere whitespace-pre-line text-ink-2">
            {texto}
          </p>
          {fotos.length === 0 ? null : (
            <div className="mt-2 flex flex-wrap gap-2">
              {fotos.map((address, photo) => (
                <button
                  key={address}
                  type="button"
                  aria-label={texts.notePhoto(parte, photo + 1)}
                  onClick={() => setOpen(photos.findIndex((known) => known.address === address))}
                  className="aspect-[4/3] w-32 cursor-zoom-in overflow-hidden rounded-control bg-sunken"
                >
                  <Picture
                    address={address}
                    alt=""
                    width={160}
                    height={120}
                    sizes="128px"
                    broken=""
                    className="h-full w-full object-cover"
                  />
                </button>
              ))}
            </div>
          )}
        </li>
      ))}
      {open === null ? null : (
        <Suspense>
          <Lightbox
            items={photos.map(({ address }) => ({ kind: 'photo', address }))}
            title={photos[open]?.name ?? texts.notes}
            lot={null}
            index={open}
            onIndex={(next) => setOpen(wrapIndex(next, photos.length))}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </ul>
  );
}

function chosen(value: boolean | null, yes: string, no: string): string | null {
  return value === null ? null : value ? yes : no;
}
