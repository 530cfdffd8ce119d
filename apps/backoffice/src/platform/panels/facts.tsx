import classes from './facts.module.css';

/** Facts of a record by their names; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
