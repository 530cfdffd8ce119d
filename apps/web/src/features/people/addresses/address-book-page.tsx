import type { Address } from '@patio/contract/people/addresses/address.ts';
import { ErrorState, Skeleton } from '@patio/ui/states.tsx';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { AccountNav } from '../../../platform/navigation/account-nav.tsx';
import type { PrivateData } from '../../../platform/session/load-private.ts';
import { usePrivatePage } from '../../../platform/session/use-private-page.ts';
import { AddressBook } from './address-book.tsx';

/** The addresses in the profile: loading, failed, empty, or the list. */
export function AddressBookPage({ data }: { data: PrivateData<readonly Address[]> }) {
  const { accountPages, addressBook: texts, shell } = useTexts();
  const { revalidate } = useRevalidator();
  usePrivatePage(data);
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:py-10">
      <h1 className="mb-3 text-2xl font-bold">{accountPages.addresses}</h1>
      <AccountNav />
      {data.state === 'stale' ? (
        <div role="status" aria-label={shell.loading}>
          <Skeleton className="h-80" />
        </div>
      ) : null}
      {data.state === 'failed' ? (
        <ErrorState text={texts.failed} retryLabel={shell.retry} onRetry={() => void revalidate()} />
      ) : null}
      {data.state === 'full' ? (
        <AddressBook addresses={data.value} onChanged={() => void revalidate()} />
      ) : null}
    </div>
  );
}
