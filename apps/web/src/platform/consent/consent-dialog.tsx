import { CONSENT_KINDS, OPTIONAL_KINDS, type OptionalKind } from '@patio/domain/identity/consents/consent.ts';
import { Button } from '@patio/ui/button.tsx';
import { Dialog } from '@patio/ui/dialog.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { answer } from './answer.ts';
import { currentConsent } from './consent-cookie.ts';
import { setAsking } from './consent-store.ts';

/** The preferences: one switch per kind, all off until a user turns them on; necessary ones cannot be turned off. */
export function ConsentDialog() {
  const { consent, shell } = useTexts();
  const [allowed, setAllowed] = useState<readonly OptionalKind[]>(() => currentConsent()?.allowed ?? []);
  const turn = (kind: OptionalKind): void =>
    setAllowed(
      OPTIONAL_KINDS.filter((one) => (one === kind ? !allowed.includes(one) : allowed.includes(one))),
    );
  return (
    <Dialog
      title={shell.cookiePreferences}
      closeLabel={shell.close}
      onClose={() => setAsking(false)}
      actions={
        <>
          <Button look="quiet" onClick={() => void answer([])}>
            {consent.refuseAll}
          </Button>
          <Button look="quiet" onClick={() => void answer(OPTIONAL_KINDS)}>
            {consent.acceptAll}
          </Button>
          <Button look="bid" onClick={() => void answer(allowed)}>
            {consent.save}
          </Button>
        </>
      }
    >
      <p>{consent.explanation}</p>
      <ul className="mt-2 divide-y divide-line">
        {CONSENT_KINDS.map((kind) =>
          kind === 'necessary' ? (
            <KindLine key={kind} {...consent.kinds[kind]} checked note={consent.always} />
          ) : (
            <KindLine
              key={kind}
              {...consent.kinds[kind]}
              checked={allowed.includes(kind)}
              onTurn={() => turn(kind)}
            />
          ),
        )}
      </ul>
    </Dialog>
  );
}

interface LineProps {
  readonly name: string;
  readonly purpose: string;
  readonly checked: boolean;
  /** Shown in place of the switch for kinds that cannot be turned off. */
  readonly note?: string;
  readonly onTurn?: () => void;
}

function KindLine({ name, purpose, checked, note, onTurn }: LineProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="grow">
        <label htmlFor={id} className="block font-semibold text-ink">
          {name}
        </label>
        <p id={`${id}-purpose`} className="text-sm">
          {purpose}
        </p>
        {note === undefined ? null : <p className="mt-1 text-sm font-medium text-ok">{note}</p>}
      </div>
      <span className="relative grid size-11 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={onTurn === undefined}
          aria-describedby={`${id}-purpose`}
          onChange={onTurn}
          className="peer absolute inset-0 size-11 cursor-pointer appearance-none rounded-control disabled:cursor-not-allowed"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none h-6 w-11 rounded-full border border-line-strong bg-sunken p-0.5 transition-colors peer-checked:border-accent peer-checked:bg-accent peer-disabled:opacity-60 peer-checked:[&>span]:translate-x-5 peer-checked:[&>span]:bg-on-accent"
        >
          <span className="block size-[18px] rounded-full bg-line-strong transition-transform" />
        </span>
      </span>
    </li>
  );
}
