import { plainText } from './drawing/palette.ts';
import { familyOf, type BodyFamily, type VehicleBody } from './vehicle-body.ts';

type Rule = readonly [words: RegExp, body: VehicleBody];

/** Words of subcategories and types; the first that fits wins. */
const typeRules: readonly Rule[] = [
  [/\bdolly\b/, 'dolly'],
  [/fora de estrada/, 'tipper'],
  [/esteira|motoniveladora|rolo compactador/, 'wheel-loader'],
  [/guindaste/, 'excavator'],
  [/boiadeir|\bbasculante\b/, 'grain-trailer'],
  [/cegonha/, 'flatbed-trailer'],
  [/rodocacamba|cacamba.*(reboque|carreta)|(reboque|carreta).*(basculante|cacamba)/, 'grain-trailer'],
  [/graneleir|grade baixa/, 'grain-trailer'],
  [/tanque|vanderleia.*tanque|silo/, 'tank-trailer'],
  [
    /carga seca|prancha|porta.?container|sobre chassis|florestal|canavieir|cavaqueira|roll on|plataforma/,
    'flatbed-trailer',
  ],
  [
    /furgao.*(reboque|carreta)|\bsider\b|frigorific.*(reboque|carreta)|refrigerad|\bbau\b.*(reboque|carreta)|semi.?reboque|carreta|bi.?trem|rodo.?trem|tri.?trem|vanderleia|asa delta/,
    'box-trailer',
  ],
  [/retro.?escavadeira|retro\b/, 'backhoe'],
  [/escavadeira/, 'excavator'],
  [
    /pa.?carregadeira|carregadeira|motoniveladora|rolo|empilhadeira|manipulador|mini.?carregadeira/,
    'wheel-loader',
  ],
  [/trator|colheitadeira|colhedora|pulverizador|plantadeira|agricola/, 'farm-tractor'],
  [/rodoviario|turismo|double.?deck|fretamento|\bdd\b/, 'coach'],
  [/micro.?onibus|urbano|onibus|escolar|lotacao/, 'bus'],
  [/basculante|cacamba|betoneira/, 'tipper'],
  [/cavalo|mecanico|tracao|extra.?pesado|rebocador/, 'tractor-unit'],
  [/\bbau\b|toco|truck|bitruck|caminhao|semi.?pesado|leve|vuc|3\/4/, 'box-truck'],
  [/moto|scooter|naked|trail|custom/, 'motorcycle'],
  [/picape|pick.?up|cabine (dupla|simples)/, 'pickup'],
  [/furgao|\bvan\b|utilitario leve|furg/, 'van'],
  [/\bsuv\b|utilitario esportivo|crossover|jipe|4x4/, 'suv'],
  [/hatch/, 'hatch'],
  [/seda|sedan/, 'sedan'],
  [/cupe|coupe|conversivel|roadster|buggy/, 'coupe'],
  [/perua|\bsw\b|wagon|station|break/, 'wagon'],
  [/minivan|monovolume/, 'minivan'],
];

/** Models everyone in Brazil knows. */
const modelRules: readonly Rule[] = [
  [
    /strada|toro|saveiro|montana|oroch|hilux(?! sw4)|ranger|s10|amarok|l200|triton|frontier|ram\b|rampage|maverick|titan|f-?250|courier|hoggar/,
    'pickup',
  ],
  [
    /fiorino|doblo cargo|kangoo|partner|master|ducato|sprinter|boxer|jumper|transit|jumpy|expert|scudo|vito|kombi|daily|hr\b|bongo|berlingo|trafic/,
    'van',
  ],
  [
    /compass|renegade|commander|tracker|creta|kicks|hr-?v|cr-?v|wr-?v|zr-?v|t-?cross|nivus|taos|tiguan|duster|captur|kardian|ecosport|bronco|territory|tucson|santa fe|ix35|sportage|sorento|rav4|corolla cross|sw4|pajero|outlander|asx|eclipse cross|tiggo|pulse|fastback|2008|3008|5008|c4 cactus|aircross|c3 aircross|equinox|trailblazer|captiva|blazer|q3|q5|q7|q8|x1|x2|x3|x4|x5|x6|gla|glb|glc|gle|evoque|discovery|defender|range rover|velar|freelander|xc40|xc60|xc90|cayenne|macan|troller|jimny|vitara|haval|song|yuan/,
    'suv',
  ],
  [/spin|meriva|zafira|livina|idea|picasso|scenic|carnival|doblo|fit\b|odyssey|caravan/, 'minivan'],
  [
    /weekend|parati|spacefox|jetta variant|golf variant|passat variant|megane grand tour|fielder|royale|quantum|belina|suprema|207 sw|206 sw|avant|allroad/,
    'wagon',
  ],
  [
    /mustang|camaro|911|cayman|boxster|tt\b|z4|veloster|rcz|supra|gt-?r|corvette|f-?type|slk|scirocco|challenger/,
    'coupe',
  ],
  [
    /corolla|civic|city|sentra|versa|virtus|voyage|jetta|passat|cruze|prisma|onix plus|cobalt|logan|fluence|siena|cronos|linea|hb20s|elantra|azera|cerato|fusion|focus sedan|fiesta sedan|ka sedan|ka\+|etios sedan|yaris sedan|a3 sedan|a4|a5|a6|320i|328i|330|c180|c200|c300|e250|king|408|c4 lounge|vectra|astra sedan|classic|corsa sedan|accord|camry|sonata/,
    'sedan',
  ],
  [/paradiso|viaggio|marcopolo g|irizar|comil campione|busscar|o-?500 ?r|volvo b|k\d{3}/, 'coach'],
  [/torino|apache|svelto|volare|neobus|agrale ma|of-?1\d{3}|17\.230 od|15\.190 od/, 'bus'],
  [
    /fh ?\d|fm ?\d|r ?4\d0|r ?5\d0|s ?5\d0|g ?4\d0|actros|axor|stralis|hi-?way|tgx|xf ?\d|19\.\d{3}|25\.4\d0|29\.5\d0|meteor|1933|2544|2651/,
    'tractor-unit',
  ],
  [
    /cg 1|titan|fan 1|biz|bros|xre|cb ?\d|fazer|factor|crosser|lander|mt-?0|ninja|z ?900|hornet|pcx|nmax|burgman|harley|gs ?\d{3,4}|tiger|xt ?\d/,
    'motorcycle',
  ],
];

const familyByCode: Readonly<Record<string, readonly [BodyFamily, VehicleBody]>> = {
  1: ['car', 'hatch'],
  2: ['car', 'van'],
  3: ['machine', 'wheel-loader'],
  4: ['bus', 'bus'],
  5: ['truck', 'box-truck'],
  6: ['trailer', 'box-trailer'],
};

const familyByName: readonly (readonly [RegExp, readonly [BodyFamily, VehicleBody]])[] = [
  [/moto/, ['motorcycle', 'motorcycle']],
  [/caminh/, ['truck', 'box-truck']],
  [/onibus/, ['bus', 'bus']],
  [/maquin|trator|agricol/, ['machine', 'wheel-loader']],
  [/implement|reboque|carreta/, ['trailer', 'box-trailer']],
  [/utilit/, ['car', 'van']],
  [/carro|auto|passeio|leve/, ['car', 'hatch']],
];

function familyFrom(category: number | string): readonly [BodyFamily, VehicleBody] {
  const text = plainText(String(category));
  return familyByCode[text] ?? familyByName.find(([name]) => name.test(text))?.[1] ?? ['car', 'hatch'];
}

/**
 * Returns the body to draw for a vehicle. `categoryCode` is a category's number (1 cars, 2 utilities, 3 machines,
 * 4 buses, 5 lorries, 6 implements) or its Portuguese name; words of the subcategory come before words of the
 * model, and words of another family are ignored, except that motorcycles can be in any category.
 */
export function bodyFor(
  categoryCode: number | string,
  subcategoryName: string,
  modelText: string,
): VehicleBody {
  const [family, fallback] = familyFrom(categoryCode);
  const fits = (body: VehicleBody): boolean =>
    familyOf(body) === family || body === 'motorcycle' || (family === 'machine' && body === 'tipper');
  const find = (rules: readonly Rule[], text: string): VehicleBody | undefined => {
    const plain = plainText(text);
    return rules.find(([words, body]) => fits(body) && words.test(plain))?.[1];
  };
  return (
    find(typeRules, subcategoryName) ?? find(modelRules, modelText) ?? find(typeRules, modelText) ?? fallback
  );
}
