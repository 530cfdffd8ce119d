import { Skeleton } from '@patio/ui/states.tsx';
import { Suspense, useId } from 'react';
import { LateAccountSections, type useAccountForm } from '../refund-account/public.ts';
import { useRegretTexts } from './use-regret-texts.ts';

interface Props {
  readonly bank: ReturnType<typeof useAccountForm>;
  /** The team will ask for the account. */
  readonly later: boolean;
  readonly onLater: (later: boolean) => void;
}

/** Asks for the account to which the money of a regret is refunded, now or later: the right itself does not depend on it. */
export function RegretAccount({ bank, later, onLater }: Props) {
  const { texts } = useRegretTexts();
  const name = useId();
  const choices = [
    [false, texts.accountNow],
    [true, texts.accountLater],
  ] as const;
  return (
    <div className="mt-4 flex flex-col gap-3">
      <fieldset>
        <legend className="font-medium text-ink">{texts.account}</legend>
        {choices.map(([value, words]) => (
          <label key={words} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={later === value}
              onChange={() => onLater(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {words}
          </label>
        ))}
      </fieldset>
      {later ? null : (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <LateAccountSections form={bank} states={bank.states} />
        </Suspense>
      )}
    </div>
  );
}
