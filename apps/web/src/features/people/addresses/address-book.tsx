import type { Address } from '@patio/contract/people/addresses/address.ts';
import { Button } from '@patio/ui/button.tsx';
import { Icon } from '@patio/ui/icon.tsx';
import { Badge, EmptyState, Notice } from '@patio/ui/states.tsx';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { UnbrokenCep } from '../../../platform/i18n/unbroken-cep.tsx';
import { AddressForm } from './address-form.tsx';
import { addressLine } from './address-line.ts';
import { useAddressBook } from './use-address-book.ts';
import { useEditedAddress } from './use-edited-address.ts';

interface Props {
  readonly addresses: readonly Address[];
  readonly onChanged: () => void;
}

/** The list of addresses, the form for one of them, and the result of the last action. */
export function AddressBook({ addresses, onChanged }: Props) {
  const { accountPages, addressBook: texts, flow, shell } = useTexts();
  const [edited, edit] = useEditedAddress(addresses);
  const book = useAddressBook(onChanged);
  if (edited !== null) {
    return (
      <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
        <AddressForm
          address={edited === 'new' ? null : edited}
          main={addresses.length === 0}
          onCancel={() => edit(null)}
          onSaved={() => {
            edit(null);
            book.saved();
          }}
        />
      </section>
    );
  }
  const add = (
    <Button look="bid" onClick={() => edit('new')}>
      <Icon name="plus" size={18} />
      {flow.newAddress}
    </Button>
  );
  return (
    <>
      {book.error === null ? null : (
        <div role="alert" className="mb-4">
          <Notice tone="danger" icon="alert">
            {book.error || shell.genericError}
          </Notice>
        </div>
      )}
      {addresses.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} action={add} />
      ) : (
        <>
          <ul aria-label={accountPages.addresses} className="mb-4 flex flex-col gap-3">
            {addresses.map((address) => (
              <Line key={address.codEnd} address={address} book={book} onEdit={() => edit(address)} />
            ))}
          </ul>
          {add}
        </>
      )}
    </>
  );
}

interface LineProps {
  readonly address: Address;
  readonly book: ReturnType<typeof useAddressBook>;
  readonly onEdit: () => void;
}

function Line({ address, book, onEdit }: LineProps) {
  const { addressBook: texts, flow, shell } = useTexts();
  const [asking, setAsking] = useState(false);
  // The button that opened the question is gone: the question takes the focus.
  const focused = (question: HTMLDivElement | null): void => question?.focus();
  const named = (action: string): string => `${action}: ${address.endereco}`;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <p>
        <UnbrokenCep text={addressLine(address)} />{' '}
        {address.principal === 'S' ? <Badge tone="info">{flow.mainAddress}</Badge> : null}
      </p>
      {asking ? (
        <div
          ref={focused}
          role="group"
          tabIndex={-1}
          aria-label={flow.deleteConfirm}
          className="mt-3 flex flex-wrap items-center gap-3"
        >
          <p>{flow.deleteConfirm}</p>
          <Button onClick={() => setAsking(false)}>{shell.cancel}</Button>
          <Button look="danger" busy={book.busy} onClick={() => book.remove(address)}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <div className="mt-1 -ml-3 flex flex-wrap">
          {address.principal === 'S' ? null : (
            <Button
              look="plain"
              size="small"
              busy={book.busy}
              aria-label={named(texts.makeMain)}
              onClick={() => book.makeMain(address)}
            >
              {texts.makeMain}
            </Button>
          )}
          <Button look="plain" size="small" aria-label={named(flow.editAddress)} onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button
            look="plain"
            size="small"
            aria-label={named(flow.deleteAddress)}
            onClick={() => setAsking(true)}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
