-- Vehicles that came in without photos were given drawings, with their real odometer in them: nobody had seen what they show. They go; what
-- has no photo says so (decision 0071). Drawings stay in the demo world, and their address tells what they are.
create function picture_address(guid uuid, drawing jsonb) returns text language sql immutable parallel safe as $$
  select '/media/' || case when drawing is null then '' else 'ilustracao-' end || guid
$$;

delete from photo p using offer o where o.code = p.offer_code and o.import_key is not null and p.drawing is not null;

create function pg_temp.pictures(offer bigint, profile smallint) returns json language sql stable as $$
  select coalesce(json_agg(picture_address(p.guid, p.drawing) order by p.position), '[]') from photo p
  where p.offer_code = offer and p.in_gallery and (p.profile_code is null or p.profile_code = profile)
$$;

create function pg_temp.first_picture(offer bigint, vehicle bigint) returns jsonb language sql stable as $$
  select coalesce((select to_jsonb(picture_address(p.guid, p.drawing)) from photo p
    where p.offer_code = offer and p.in_gallery and p.profile_code is null and (p.vehicle_code = vehicle or p.vehicle_code is null)
    order by p.vehicle_code is null, p.position limit 1), 'null')
$$;

-- The documents that lists copy, with the addresses of today. Those with photos alone are right already.
update offer_document d set
  photos = pg_temp.pictures(d.offer_code, null),
  profile_photos = (select json_object_agg(x.profile_code, pg_temp.pictures(d.offer_code, x.profile_code))
    from (select distinct profile_code from photo where offer_code = d.offer_code and profile_code is not null) x),
  vehicles = (select json_agg(v.value || jsonb_build_object('photo',
      pg_temp.first_picture(d.offer_code, (v.value ->> 'codigo')::bigint)) order by v.place)
    from jsonb_array_elements(d.vehicles::jsonb) with ordinality v(value, place))
where exists (select from photo p where p.offer_code = d.offer_code and p.drawing is not null)
   or exists (select from offer o where o.code = d.offer_code and o.import_key is not null
     and not exists (select from photo p where p.offer_code = d.offer_code));

drop function pg_temp.pictures(bigint, smallint);
drop function pg_temp.first_picture(bigint, bigint);
