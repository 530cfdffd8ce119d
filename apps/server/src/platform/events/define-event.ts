import type { Transaction } from '../db/database.ts';

/** What a subscriber does, in the transaction of the publisher: if it fails, both are rolled back. */
export type Subscriber<Deps, Facts> = (deps: Deps, transaction: Transaction, facts: Facts) => Promise<void>;

/** A fact that one feature publishes and features above it act on. */
export interface DomainEvent<Deps, Facts> {
  readonly name: string;
  /** Adds a subscriber; the same name counts once, so registering again changes nothing. */
  subscribe(name: string, subscriber: Subscriber<Deps, Facts>): void;
  /** Calls the subscribers one after the other, in the order in which they were added. Errors: without any subscriber. */
  publish(deps: Deps, transaction: Transaction, facts: Facts): Promise<void>;
}

/** Defines an event. Publishing an event without a subscriber is an error: a program that forgot to register its subscribers must not continue. */
export function defineEvent<Deps, Facts>(name: string): DomainEvent<Deps, Facts> {
  const subscribers = new Map<string, Subscriber<Deps, Facts>>();
  return {
    name,
    subscribe: (subscriberName, subscriber) => void subscribers.set(subscriberName, subscriber),
    publish: async (deps, transaction, facts) => {
      if (subscribers.size === 0) throw new Error(`Nothing subscribes to ${name}.`);
      for (const subscriber of subscribers.values()) await subscriber(deps, transaction, facts);
    },
  };
}
