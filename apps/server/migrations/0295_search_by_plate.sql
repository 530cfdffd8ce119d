-- The list of all offers is searched by plate too; without it every vehicle was read.
create index vehicle_plate_search on vehicle using gin (search_text(plate) gin_trgm_ops);
