import type { Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

/** A vehicle in the form of API-02. The plate leaves the database only in masked form, as `maskPlate` of the domain writes it. */
const vehicleJson = `json_build_object(
  'codigo', v.code, 'categoria', c.name, 'codigoCategoria', v.category_code,
  'codigoSubcategoria', v.subcategory_code, 'subcategoria', s.name,
  'marca', coalesce(b.name, ''), 'codigoMarca', v.brand_code, 'model', coalesce(m.name, ''), 'codigoModel', v.model_code,
  'version', v.version, 'yearManufacture', v.year_manufacture, 'yearModel', v.year_model,
  'km', v.usage, 'tipoContador', v.counter, 'combustivel', v.fuel, 'cor', v.colour, 'cambio', v.gearbox,
  'cidade', ct.name, 'estado', st.uf, 'latitude', ct.latitude, 'longitude', ct.longitude,
  'placa', '***-' || right(v.plate, 4),
  'photo', (select picture_address(p.guid, p.drawing) from photo p where p.offer_code = v.offer_code and p.in_gallery and p.profile_code is null
    and (p.vehicle_code = v.code or p.vehicle_code is null) order by p.vehicle_code is null, p.position limit 1),
  'ativo', '/media/icons/' || coalesce('imagem-' || c.own_icon || '-x', c.icon) || '.svg', 'codLaudo', o.report_code, 'nameLaudo', o.report_name,
  'typeVehiclesDto', json_build_object('additionalInformation', case
    when v.gearbox is null or v.additional @> '[{"codigoAdditionalInformation": 119}]' then v.additional
    else jsonb_build_array(jsonb_build_object('codigoAdditionalInformation', 119, 'title', 'Câmbio', 'value', v.gearbox))
      || v.additional end))`;

/** Pictures of everyone and of the profile `x`, in the order of the offer. */
const photosFor = (profile: string) => `(
  select coalesce(json_agg(picture_address(p.guid, p.drawing) order by p.position), '[]')
  from photo p where p.offer_code = o.code and p.in_gallery and (p.profile_code is null or p.profile_code = ${profile}))`;

const writeDocuments = statement({
  name: 'catalogue.write-documents',
  text: `
    insert into offer_document (offer_code, vehicles, photos, profile_photos)
    select o.code,
      (select json_agg(${vehicleJson} order by v.position) from vehicle v
        join category c on c.code = v.category_code
        left join subcategory s on s.code = v.subcategory_code
        left join brand b on b.code = v.brand_code
        left join model m on m.code = v.model_code
        left join city ct on ct.code = v.city_code
        left join state st on st.code = ct.state_code
        where v.offer_code = o.code),
      ${photosFor('null')},
      (select json_object_agg(x.profile_code, ${photosFor('x.profile_code')})
        from (select distinct profile_code from photo where offer_code = o.code and profile_code is not null) x)
    from offer o where o.code = any($1::bigint[])
    on conflict (offer_code) do update set vehicles = excluded.vehicles, photos = excluded.photos,
      profile_photos = excluded.profile_photos`,
});

/** Rebuilds the documents of offers: after an edit, or when a name in them has changed. */
export async function writeOfferDocuments(
  transaction: Transaction,
  offerCodes: readonly number[],
): Promise<void> {
  await transaction.run(writeDocuments, [offerCodes]);
}
