import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { capitalised } from './normalise-brand.ts';

/**
 * Returns the family of a truck or bus in the FIPE table: "Axor 2544 S 6x2 2p (diesel)" is "Axor 2544", "FH-540 GLOBETROTTER" is
 * "FH 540". `brand` is the tidied name. Null when the line names no family.
 */
export function truckFamily(brand: string, line: string): string | null {
  const text = line.replace(/\(.*$/, ' ').replace(/\s+/g, ' ').trim();
  switch (brand) {
    case 'Marcopolo':
      return volareFamily(text);
    case 'Scania':
      return lettersAndNumber(text, /^([GPRSTK])[- ]?(\d{2,3})/);
    case 'Volvo':
      return volvoFamily(text);
    case 'Mercedes-Benz':
      return mercedesTruck(text);
    case 'Volkswagen':
      return (
        /^\d{1,2}[.-]\d{3}/.exec(text)?.[0]?.replace('.', '-') ??
        lettersAndNumber(text, /^(Meteor) (\d{2}[.-]\d{3})/i)
      );
    case 'Iveco':
      return ivecoFamily(text);
    case 'Ford':
      return /^F-\d+/.exec(text)?.[0] ?? lettersAndNumber(text, /^(Cargo) ?-?(\d{3,4})/i);
    case 'Daf':
    case 'DAF':
      return lettersAndNumber(text, /^([CX][FG]\+?)\D*(\d{3})/) ?? firstWord(text);
    default:
      return firstWord(text);
  }
}

function lettersAndNumber(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  return match ? `${match[1]} ${match[2]}` : null;
}

function volvoFamily(text: string): string | null {
  return lettersAndNumber(text, /^(FH|FM|FMX|VM|NH|NL|FE|N|B)[- ]?(?:\d{2} )?(\d{2,3})\b/);
}

function mercedesTruck(text: string): string | null {
  return (
    lettersAndNumber(text, /^(Accelo|Actros|Arocs|Atego|Atron|Axor) (\d{3,4})/i) ??
    lettersAndNumber(text, /^(LS?K?|O|OF|OH)-?\s?(\d{3,4})/) ??
    /^\d{3,4}/.exec(text)?.[0] ??
    null
  );
}

function ivecoFamily(text: string): string | null {
  const daily = /^daily\D*?(\d{2}\D?\d{2})/i.exec(text)?.[1];
  if (daily !== undefined) return `Daily ${daily}`;
  return firstWord(text);
}

function volareFamily(text: string): string | null {
  const plain = foldText(text);
  const named = /\b(attack|att|fly|access|cinco)\b ?(\d{1,2})?/.exec(plain);
  if (named) {
    const name = named[1] === 'att' ? 'attack' : (named[1] ?? '');
    return `Volare ${capitalised(name)} ${named[2] ?? ''}`.trim();
  }
  const coded = /\b([avw])[ -]?(l\b|\d{1,2}l?)/.exec(plain);
  return coded ? `Volare ${`${coded[1]}${coded[2]}`.toUpperCase()}` : 'Volare';
}

function firstWord(text: string): string | null {
  const word = /^[\p{L}\d][\p{L}\d.+-]*/u.exec(text)?.[0];
  return word === undefined || word.length < 2 ? null : word;
}
