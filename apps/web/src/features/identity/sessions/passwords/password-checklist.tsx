import {
  meetsPasswordRule,
  PASSWORD_LIST_ORDER,
  SPECIAL_CHARACTERS,
  type PasswordRule,
  type PasswordSet,
} from '@patio/domain/validation/password.ts';
import { Icon } from '@patio/ui/icon.tsx';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../platform/i18n/texts.ts';

const PasswordGuessNotice = lazy(() =>
  import('./password-guess-notice.tsx').then(({ PasswordGuessNotice: it }) => ({ default: it })),
);

const PasswordStrength = lazy(() =>
  import('./password-strength.tsx').then(({ PasswordStrength: it }) => ({ default: it })),
);

interface Props {
  readonly password: string;
  /** What is known of the person, which the password may not be made of. */
  readonly personal?: readonly string[];
  /** It is the one in use, which nobody has to give up. */
  readonly isUnchanged?: boolean;
  /** Of staff or a store. */
  readonly work?: boolean;
  readonly set: PasswordSet;
  readonly className?: string;
}

/** What a password needs, in the order of the documents, with a mark for each while it is typed (PASS-03, PASS-20, C-02). */
export function PasswordChecklist({
  password,
  personal = [],
  isUnchanged = false,
  work = false,
  set,
  className = '',
}: Props) {
  const { password: texts } = useTexts();
  const started = password.trim() !== '';
  const met = PASSWORD_LIST_ORDER.filter((rule) => meetsPasswordRule(password, rule, set));
  return (
    <div className={className}>
      <p className="mb-1 text-sm font-medium">{texts.requirements}</p>
      <ul className="flex flex-col gap-1">
        {PASSWORD_LIST_ORDER.map((rule) => (
          <Requirement key={rule} rule={rule} set={set} state={started ? met.includes(rule) : null} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {started ? texts.progress(met.length, PASSWORD_LIST_ORDER.length) : ''}
      </p>
      <div role="status">
        {met.length === PASSWORD_LIST_ORDER.length && !isUnchanged ? (
          <Suspense>
            <PasswordGuessNotice password={password} personal={personal} />
          </Suspense>
        ) : null}
        {started && !isUnchanged ? (
          // Its room is there from the first key on: what stands below does not move away from a click.
          <div className={work ? 'min-h-34' : 'min-h-22'}>
            <Suspense>
              <PasswordStrength password={password} personal={personal} work={work} />
            </Suspense>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** `state`: whether it is met; null before anything was typed. */
function Requirement({ rule, set, state }: { rule: PasswordRule; set: PasswordSet; state: boolean | null }) {
  const { password: texts } = useTexts();
  const words =
    rule === 'special'
      ? texts.rules.special(Array.from(SPECIAL_CHARACTERS[set]).join(' '))
      : texts.rules[rule];
  const colour = state === null ? 'text-ink-2' : state ? 'text-ok' : 'text-danger';
  return (
    <li data-met={state ?? undefined} className={`flex items-center gap-2 text-sm ${colour}`}>
      {state === null ? (
        <span aria-hidden="true" className="mx-1.5 size-1.5 shrink-0 rounded-full bg-current" />
      ) : (
        <Icon name={state ? 'check' : 'close'} size={18} className="shrink-0" />
      )}
      {words}
      {state === null ? null : <span className="sr-only">({state ? texts.met : texts.unmet})</span>}
    </li>
  );
}
