/** The rating of an optional feature (DETL-27). */
export type StarRating = 'bad' | 'regular' | 'good' | null;

/** Reads a number of stars: 1 bad, 2 regular, 3 good; anything else is no rating. */
export function starRating(stars: number | null): StarRating {
  switch (stars) {
    case 1:
      return 'bad';
    case 2:
      return 'regular';
    case 3:
      return 'good';
    default:
      return null;
  }
}

/** The stars of a rated feature; null: it is not rated. */
export function ratedStars(stars: number | null | undefined): number | null {
  return stars === null || stars === undefined || starRating(stars) === null ? null : stars;
}
