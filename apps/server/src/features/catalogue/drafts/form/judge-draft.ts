import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import { checkProblems } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { offerProblems, type OfferProblem } from '@patio/domain/catalogue/drafts/offer-problems.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { Config } from '../../../../config/config.ts';
import { checkedSheet, latestByVehicle, type LatestCheck } from '../../legal-checks/public.ts';
import { draftFromForm, type IncompleteOffer } from './draft-from-form.ts';
import type { JudgeMaterials } from './judge-materials.store.ts';

/** A form in the terms in which offers are saved, and what keeps it from being published. */
export interface JudgedDraft {
  readonly offer: IncompleteOffer;
  readonly problems: readonly OfferProblem[];
}

/** Reads a form, puts what was checked of its vehicles in their legal sheets, and judges whether it may be published at `now`. */
export function judgeDraft(
  { rules }: Pick<Config, 'rules'>,
  form: OfferForm,
  { photos, checks, isNew, dealt }: JudgeMaterials,
  now: number,
): JudgedDraft {
  const stated = draftFromForm(form, photos, rules);
  const latest = latestByVehicle(
    checks,
    stated.vehicles.map(({ plate }) => plate ?? null),
  );
  const offer = dealt ? stated : withChecks(stated, latest);
  const terms = isNew ? rules.legalChecks.publication : null;
  const unchecked = latest.flatMap((one, vehicle) =>
    checkProblems([...one, ...statedThefts(stated, vehicle, one)], terms, dayOf(now)).map((kind) => ({
      kind,
      vehicle,
    })),
  );
  return { offer, problems: [...offerProblems(offer, now), ...unchecked] };
}

function withChecks(offer: IncompleteOffer, latest: readonly (readonly LatestCheck[])[]): IncompleteOffer {
  return {
    ...offer,
    vehicles: offer.vehicles.map((vehicle, at) => {
      const checks = latest[at] ?? [];
      if (checks.length === 0) return vehicle;
      const { condition } = vehicle;
      return { ...vehicle, condition: { ...condition, legal: checkedSheet(condition?.legal ?? [], checks) } };
    }),
  };
}

/** A theft that the form states and no check has answered. */
function statedThefts({ vehicles }: IncompleteOffer, at: number, latest: readonly LatestCheck[]) {
  if (latest.some(({ item }) => item === 'furto-roubo')) return [];
  return (vehicles[at]?.condition?.legal ?? []).flatMap(({ item, status }) =>
    item === 'furto-roubo' && status === 'consta' ? [{ item, status, checkedOn: '0000-01-01' }] : [],
  );
}

/** The text of a problem; in a lot with the number of the vehicle. */
export function problemText({ kind, vehicle }: OfferProblem, vehicles: number, idiom: Idiom): string {
  const text = fieldText(kind, '', idiom);
  if (vehicle === null || vehicles < 2) return text;
  return idiom === 'EN' ? `Vehicle ${vehicle + 1}: ${text}` : `Veículo ${vehicle + 1}: ${text}`;
}
