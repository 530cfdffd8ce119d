import { taxRoot } from '../../validation/tax-root.ts';

/** A user involved in an offer, with the traits that could show that they are also another user. */
export interface TraitHolder {
  readonly accountId: number;
  readonly document: string | null;
  /** Digits only. */
  readonly phone: string | null;
  /** One text per address: equal texts are equal places. */
  readonly addresses: readonly string[];
  /** Marks of browser and network together. */
  readonly devices: readonly string[];
  /** Marks of networks alone: many people share one, so it only supports other shared traits. */
  readonly networks: readonly string[];
}

export type SharedTraitKind =
  | 'same-device'
  | 'same-document'
  | 'same-address'
  | 'same-phone'
  | 'seller-device'
  | 'seller-address'
  | 'seller-phone';

/** Users who share something that different people rarely do. `accounts` in ascending order; `shared` counts the shared traits. */
export interface SharedTrait {
  readonly kind: SharedTraitKind;
  readonly accounts: readonly number[];
  readonly shared: number;
  /** Whether any two of them also use the same network. */
  readonly sameNetwork: boolean;
}

/**
 * Finds bidders of one offer that look like one person, and bidders that look like a user of the selling side (the seller's document is
 * refused beforehand). It proves nothing: families share an address, offices a network; people judge.
 */
export function sharedTraits(
  bidders: readonly TraitHolder[],
  sellers: readonly TraitHolder[],
): readonly SharedTrait[] {
  const sellerIds = new Set(sellers.map((seller) => seller.accountId));
  const buyers = bidders.filter((bidder) => !sellerIds.has(bidder.accountId));
  const found = [
    ...amongBidders('same-device', buyers, (holder) => holder.devices),
    ...amongBidders('same-document', buyers, companyOf),
    ...amongBidders('same-address', buyers, (holder) => holder.addresses),
    ...amongBidders('same-phone', buyers, phoneOf),
    ...withSeller('seller-device', buyers, sellers, (holder) => holder.devices),
    ...withSeller('seller-address', buyers, sellers, (holder) => holder.addresses),
    ...withSeller('seller-phone', buyers, sellers, phoneOf),
  ];
  const networked = [...holdersByValue([...buyers, ...sellers], ({ networks }) => networks).values()];
  return found.map((trait) => ({ ...trait, sameNetwork: networked.some((group) => meet(group, trait)) }));
}

const meet = (group: readonly number[], { accounts }: FoundTrait): boolean =>
  accounts.filter((account) => group.includes(account)).length > 1;

type FoundTrait = Omit<SharedTrait, 'sameNetwork'>;

type Values = (holder: TraitHolder) => readonly string[];

const phoneOf: Values = ({ phone }) => (phone === null || phone === '' ? [] : [phone]);

/** A CPF belongs to one account; establishments of one company have accounts of their own. */
const companyOf: Values = ({ document }) => {
  const root = taxRoot(document);
  return root !== null && root.startsWith('cnpj') ? [root] : [];
};

function amongBidders(
  kind: SharedTraitKind,
  bidders: readonly TraitHolder[],
  valuesOf: Values,
): FoundTrait[] {
  const groups = [...holdersByValue(bidders, valuesOf).values()].filter((accounts) => accounts.length > 1);
  return counted(kind, groups);
}

function withSeller(
  kind: SharedTraitKind,
  bidders: readonly TraitHolder[],
  sellers: readonly TraitHolder[],
  valuesOf: Values,
): FoundTrait[] {
  const ofSellers = holdersByValue(sellers, valuesOf);
  const groups = [...holdersByValue(bidders, valuesOf)].flatMap(([value, accounts]) => {
    const known = ofSellers.get(value);
    return known === undefined ? [] : [[...accounts, ...known].toSorted((a, b) => a - b)];
  });
  return counted(kind, groups);
}

function holdersByValue(holders: readonly TraitHolder[], valuesOf: Values): Map<string, number[]> {
  const byValue = new Map<string, number[]>();
  for (const holder of holders) {
    for (const value of new Set(valuesOf(holder))) {
      byValue.set(value, [...(byValue.get(value) ?? []), holder.accountId]);
    }
  }
  for (const accounts of byValue.values()) accounts.sort((a, b) => a - b);
  return byValue;
}

/** One trait for each set of users, however many things they share. */
function counted(kind: SharedTraitKind, groups: readonly (readonly number[])[]): FoundTrait[] {
  const bySet = Map.groupBy(groups, (accounts) => accounts.join(' '));
  return [...bySet.values()].map((same) => ({ kind, accounts: same[0] ?? [], shared: same.length }));
}
