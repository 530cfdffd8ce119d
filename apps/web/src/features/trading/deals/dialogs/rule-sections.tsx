import { workedExample, type ExampleStep } from '@patio/domain/trading/auctions/ledger/worked-example.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { ReactNode } from 'react';
import { clockText } from '../../../../platform/i18n/dates.ts';
import { useTexts } from '../../../../platform/i18n/texts.ts';
import type { RuleView } from '../../auctions/public.ts';
import type { LiveView } from '../../../catalogue/catalogue/public.ts';

const MINUTE_MS = 60_000;
/** The base of the example for an offer without an opening value. */
const SOME_BASE = 1_000_000;

/** The rule of an offer, section by section, with its own values (rules 0.3 to 0.6, 0.9, 0.19). */
export function RuleSections({ rule, figures }: { rule: RuleView; figures: LiveView }) {
  const { bidRules: texts, deal } = useTexts();
  return (
    <>
      <Part title={texts.automaticTitle}>
        <p>{texts.automatic(formatMoney(rule.automaticIncrement))}</p>
        <p>{texts.automaticSecret}</p>
        <p>{texts.automaticPartial}</p>
      </Part>
      <Part title={texts.tieTitle}>
        <p>{texts.tie}</p>
      </Part>
      <Example rule={rule} />
      <Steps rule={rule} />
      <Part title={texts.reserveTitle}>
        {rule.hasReserve ? (
          <>
            <p>{texts.reserve}</p>
            <p>{texts.conditional(rule.conditionalDays)}</p>
          </>
        ) : (
          <p>{texts.noReserve}</p>
        )}
      </Part>
      <End rule={rule} figures={figures} />
      {rule.throttle === 0 ? null : (
        <Part title={texts.throttleTitle}>
          <p>{texts.throttle(deal.span(rule.throttle))}</p>
        </Part>
      )}
      <Part title={texts.bindingTitle}>
        <p>{texts.binding}</p>
        <p>{texts.annulled}</p>
        <p>{texts.secondChance}</p>
        <p>{texts.result}</p>
        <p>{texts.proof}</p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-ink">{title}</h3>
      {children}
    </section>
  );
}

/** Calculated by the engine itself, so that the example cannot contradict it. */
function Example({ rule }: { rule: RuleView }) {
  const { bidRules: texts } = useTexts();
  const base = rule.base > 0 ? rule.base : SOME_BASE;
  const steps = workedExample(base, rule.automaticIncrement);
  return (
    <Part title={texts.exampleTitle}>
      <p>{texts.exampleStart(formatMoney(base))}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>{sentence(step, steps[index - 1], texts)}</li>
        ))}
      </ol>
    </Part>
  );
}

/** The result of a step of the example, in one sentence. */
function sentence(
  step: ExampleStep,
  before: ExampleStep | undefined,
  texts: ReturnType<typeof useTexts>['bidRules'],
): string {
  const [amount, price] = [formatMoney(step.amount), formatMoney(step.price)];
  if (before === undefined) return texts.exampleFirst(step.bidder, amount, price);
  if (step.leader === step.bidder) return texts.exampleOvertakes(step.bidder, amount, price);
  return step.automatic
    ? texts.exampleTie(step.bidder, amount, step.leader, price)
    : texts.exampleBeaten(step.bidder, amount, step.leader, price);
}

function Steps({ rule: { bands, stepsBind, automaticIncrement } }: { rule: RuleView }) {
  const { bidRules: texts } = useTexts();
  const binding = stepsBind ? texts.stepsBinding(formatMoney(automaticIncrement)) : texts.stepsShortcuts;
  if (bands === null) {
    return (
      <Part title={texts.stepsTitle}>
        <p>
          {texts.stepsOwn} {binding}
        </p>
      </Part>
    );
  }
  return (
    <Part title={texts.stepsTitle}>
      <p>{texts.stepsText}</p>
      <ul>
        {bands.map(({ upTo, step }, index) => {
          const below = bands[index - 1]?.upTo ?? null;
          return (
            <li key={index}>
              {upTo !== null
                ? texts.stepsUpTo(formatMoney(upTo), formatMoney(step))
                : below === null
                  ? texts.stepsAlways(formatMoney(step))
                  : texts.stepsAbove(formatMoney(below), formatMoney(step))}
            </li>
          );
        })}
      </ul>
      <p>{binding}</p>
    </Part>
  );
}

function End({ rule, figures }: { rule: RuleView; figures: LiveView }) {
  const { bidRules: texts, deal } = useTexts();
  const { end, originalEnd, latestEnd } = figures;
  const left = Math.floor((latestEnd - end) / MINUTE_MS);
  return (
    <Part title={texts.endTitle}>
      <p>
        {rule.softClose === 0
          ? texts.fixedEnd
          : texts.softClose(deal.span(rule.softClose), deal.span(rule.softCloseMost))}
      </p>
      {end <= originalEnd ? null : (
        <p>
          {left > 0 ? texts.extendedNow(clockText(end), deal.span(left)) : texts.extendedFull(clockText(end))}
        </p>
      )}
    </Part>
  );
}
