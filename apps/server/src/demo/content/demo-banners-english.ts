import { bannerGuids } from './demo-banners.ts';

/** English title, description and button of each banner of the demo world, in order. */
const WORDS: readonly (readonly [title: string, description: string, button: string | null])[] = [
  ['Used vehicles with known history', 'Young fleets, with their legal status in plain sight.', null],
  ['Bid from wherever you are', 'Set your maximum and follow it live.', null],
  ['Pickups for country roads', 'Diesel, double cab and four-wheel drive.', 'See cars'],
  ['Machines ready for the site', 'Hour meters checked, viewing by appointment.', 'See machinery'],
  ['Buy now', 'Pay the price and skip the bidding.', null],
  ['Buses and minibuses', 'Charter, school and city.', 'See buses'],
  ['Make an offer', 'Tell us what you would pay and the sales team will answer.', null],
  ['Want to sell with us?', 'Open your store and reach buyers nationwide.', 'Become a partner'],
  ['Trailers and implements', 'Grain trailers, boxes, curtainsiders and tippers.', 'See trailers'],
  ['Cars', 'From small cars to pickups, with their legal status in plain sight.', null],
  ['For the family', 'SUVs with seven seats.', null],
  ['Utility vehicles', 'Vans for your deliveries.', null],
  ['From fleet to fleet', 'Maintained on schedule, papers ready.', null],
  ['Machinery', 'Excavators, loaders and tractors.', null],
  ['Out in the fields', 'Tractors from 75 to 230 horsepower.', null],
  ['Buses', 'Coaches, city and school buses.', null],
  ['Charter', 'Comfort for groups of any size.', null],
  ['Trucks', 'Tractor units, rigid trucks and tippers.', null],
  ['Ready for the road', 'Serviced, with a calibrated tachograph.', null],
  ['Trailers and implements', 'For dry loads, grain, cold goods and liquids.', null],
  ['Tankers and tippers', 'Sizes and capacities on each offer page.', null],
];

/** The rows of table `translation`. */
export function bannerTranslationRows(): object[] {
  return bannerGuids().map((code, index) => {
    const words = WORDS[index];
    if (words === undefined) throw new Error(`The banner ${index} has no English words.`);
    const [name, description, button] = words;
    return { kind: 'banner', code, language: 'EN', name, description, button };
  });
}
